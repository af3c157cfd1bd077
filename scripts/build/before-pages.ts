// What a build and `npm run dev` need before they render pages: encoded photos, and the JSON schemas of content/.
import '../site/environment'
import { existsSync } from 'node:fs'
import { writeEditorSchemas } from './editor-schemas'
import { publishPhotos } from './publish-photos'
import { photoFolders } from '@/lib/images/photo-folders'
import { photosIn } from '@/lib/site/photos'
import { loadContent } from '@/lib/site/site-content'

writeEditorSchemas()
// Problems of the content have been reported by check:content before.
const photos = existsSync(photoFolders.originals) ? photosIn(loadContent().content) : []
await publishPhotos(photos).catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})
