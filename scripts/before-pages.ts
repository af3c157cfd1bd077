// What a build and `npm run dev` need before they render pages: valid content, its JSON schemas, encoded photos.
import './check-content'
import { writeEditorSchemas } from './editor-schemas'
import { publishPhotos } from './publish-photos'
import { allPhotos } from '@/lib/content/photos'

writeEditorSchemas()
await publishPhotos(allPhotos())
