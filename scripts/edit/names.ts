import type { Names } from './form-fields'
import { editableFolders, nameOf } from '@/lib/content/editor-schemas'
import { getHouses } from '@/lib/content/houses'
import { services } from '@/lib/content/texts'

/** What fields of the content can name. */
export function contentNames(): Names {
  return {
    folders: editableFolders.map(({ path }) => nameOf(path)),
    options: {
      services: services.map(({ slug, name }) => ({ value: slug, label: name })),
      houses: [...getHouses()].map(([kind, { name }]) => ({ value: kind, label: name })),
    },
  }
}
