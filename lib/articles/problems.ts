import type { Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'
import { isPhoto } from '@/lib/images/photo-problem'

/** Pictures without what they need beside them. */
export function articleProblems({ articles, 'article-filters': filters }: Content): Problem[] {
  const pestTypes = filters.entries[0]?.fields.pestTypes ?? []
  const isDrawn = (name: string) => pestTypes.some((pest) => pest.name === name && pest.specimen)
  return articles.entries.flatMap(({ file, fields, lineOf }) => {
    const { image, imageCaption, specimen, pestType } = fields
    const problems: Problem[] = []
    const add = (field: string, at: string, message: string, example: string) =>
      problems.push({ file, line: lineOf([at]), field, message, example })
    if (isPhoto(image) && !imageCaption) {
      const example = 'The gap that the mice had used, before we closed it.'
      add('imageCaption', 'image', 'is missing: a photo has a caption', example)
    }
    if (!isPhoto(image) && !specimen && !isDrawn(pestType)) {
      const message = `is missing: ${pestType} has no drawing of its own for the share image`
      add('specimen', 'pestType', message, 'wasp')
    }
    return problems
  })
}
