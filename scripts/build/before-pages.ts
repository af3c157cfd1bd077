// What a build and `npm run dev` need before they render pages: encoded photos, and the JSON schemas of content/.
import '../site/environment'
import { writeEditorSchemas } from './editor-schemas'
import { publishPhotos } from './publish-photos'
import { allPhotos } from '@/lib/site/photos'

writeEditorSchemas()
await publishPhotos(allPhotos()).catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})
