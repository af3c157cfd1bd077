import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { cached } from '@/lib/cached'

/** The names to which fields of other files refer. They are read without a schema, which their own file is checked with. */
const lists = {
  articles: () => filesIn('content/articles', '.md'),
  locations: () => filesIn('content/locations', '.md'),
  'field-guide': () => filesIn('content/field-guide', '.md'),
  services: () => yaml('services').services.map(({ slug }: { slug: string }) => slug),
  houses: () => Object.keys(yaml('houses')),
  signs: () => Object.keys(yaml('signs')),
  categories: () => yaml('article-filters').categories,
  serviceTypes: () => yaml('article-filters').serviceTypes,
  pestTypes: () => yaml('article-filters').pestTypes.map(({ name }: { name: string }) => name),
  'guide-groups': () => yaml('pages/field-guide').list.groups,
  'specimens drawings': () => filesIn('public/images/specimens', '.svg'),
  'signs drawings': () => filesIn('public/images/signs', '.svg'),
  'houses drawings': () => filesIn('public/images/houses', '.svg'),
  'scene drawings': () => filesIn('public/images/scene', '.svg'),
} satisfies Record<string, () => string[]>

export type NameList = keyof typeof lists

/** The names of a list. Undefined where its file can't be read, which is reported there. */
export const namesOf = cached((list: NameList): readonly string[] | undefined => {
  try {
    return lists[list]()
  } catch {
    return undefined
  }
})

const yaml = cached((name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8')))

function filesIn(folder: string, ending: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending))
  return files.map((file) => file.slice(0, -ending.length))
}
