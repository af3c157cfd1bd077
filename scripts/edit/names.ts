import { editableFolders, nameOf } from '../json-schemas'
import type { Names } from './form-fields'
import { loadContent } from '@/lib/content/load'

/** What fields of the content can name, also while something in it is wrong. */
export function contentNames(): Names {
  const folders = editableFolders.map(({ path }) => nameOf(path))
  const { names } = loadContent().surroundings
  const options = Object.entries(names)
    .filter(([list]) => !folders.includes(list))
    .map(([list, names]) => [list, names?.known.map((value) => ({ value, label: labelOf(value) }))])
  return { folders, options: Object.fromEntries(options) as Names['options'] }
}

/** "bed-bugs" as "Bed bugs". */
function labelOf(value: string) {
  const words = value.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
