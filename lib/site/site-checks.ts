import { Script } from 'node:vm'
import { collections } from './content-collections'
import { colorProblem, type BrandColors } from '@/lib/brand/brand-colors'
import { logoProblem } from '@/lib/brand/logo-file'
import type { ContentConfig } from '@/lib/content/entries'
import type { ValueProblem } from '@/lib/content/problems'
import type { FieldSchema } from '@/lib/content/schemas'
import { photoProblem } from '@/lib/images/photo-problem'
import { isPhoto } from '@/lib/images/photo-schema'
import { drawingProblem, pictureProblem } from '@/lib/images/pictures'
import { scaleProblem } from '@/lib/images/scale-bar'
import { renderMarkdown } from '@/lib/markdown/markdown'
import { plainTextProblem } from '@/lib/markdown/markdown-problems'

/** Ids of the sections on the pages of each collection, which no heading of a text may have, too. */
const sectionIds: Readonly<Record<string, readonly string[]>> = {
  locations: 'work services nearby questions reviews terms emergencies'.split(' '),
  articles: ['article', 'in-the-guide', 'articles', 'who-to-call'],
  'field-guide': 'marks look-alikes signs house months harm who-to-call today useless'.split(' '),
  'emergency-guides': ['article', 'steps', 'who-to-call'],
}

export const contentConfig: ContentConfig = {
  collections,
  defaultsFolder: 'lib/site/defaults',
  renderMarkdown: (file, body, facts, collection) =>
    renderMarkdown(file, body, facts, sectionIds[collection]),
  valueProblem,
  textProblem: plainTextProblem,
}

function valueProblem(
  schema: FieldSchema,
  value: string,
  parent: unknown,
): ValueProblem | undefined {
  if (schema.isScript) return scriptProblem(value)
  if (schema.photo && isPhoto(value)) return photoProblem(value)
  // The pattern of the field refuses other files.
  if (schema.logo) return /\.(svg|png)$/i.test(value) ? logoProblem(value) : undefined
  if (schema.brandColor) {
    return colorProblem(
      schema.brandColor as keyof BrandColors,
      value,
      parent as Partial<BrandColors>,
    )
  }
  if (schema.drawing) {
    const problem = drawingProblem(schema.drawing, value)
    return problem ?? (schema.hasScaleBar ? scaleProblem(value) : undefined)
  }
  if (schema.picture) return pictureProblem(value)
  return undefined
}

/** A script with an error, such as curly quotes, would run nothing at all. */
function scriptProblem(code: string): ValueProblem | undefined {
  try {
    new Script(code)
    return undefined
  } catch (error) {
    const { message } = error as Error
    return {
      message: `is no JavaScript that a browser can run (${message}): copy it again from its maker`,
    }
  }
}
