// What a build and `npm run dev` need before they render pages: valid content, its JSON schemas, small photos.
import './check-content'
import { writeEditorSchemas } from './editor-schemas'
import { publishPhotos } from './publish-photos'

writeEditorSchemas()
await publishPhotos()
