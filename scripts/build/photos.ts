// Encodes the photos of the content, before a build or `npm run dev` renders the pages with them.
import { existsSync } from 'node:fs'
import { publishPhotos } from './photos/publish'
import { photoFolders } from '@/lib/images/photo-folders'
import { photosWithoutProblem } from '@/lib/images/photo-problem'
import { loadContent } from '@/lib/site/site-content'

// Loading the content registers its photos. Its problems have been reported by check:content before.
if (existsSync(photoFolders.originals)) loadContent()
await publishPhotos(photosWithoutProblem()).catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})
