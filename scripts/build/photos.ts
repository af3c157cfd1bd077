// Encodes the photos of the content, before a build or `npm run dev` renders the pages with them.
import '../site/environment'
import { existsSync } from 'node:fs'
import { publishPhotos } from './photos/publish'
import { photoFolders } from '@/lib/images/photo-folders'
import { photosIn } from '@/lib/site/photos'
import { loadContent } from '@/lib/site/site-content'

// Problems of the content have been reported by check:content before.
const photos = existsSync(photoFolders.originals) ? photosIn(loadContent().content) : []
await publishPhotos(photos).catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})
