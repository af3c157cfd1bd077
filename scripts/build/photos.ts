// Encodes the photos that the content names, before a build or `npm run dev` renders the pages that show them.
import { existsSync } from 'node:fs'
import { publishPhotos } from './photos/publish'
import { loadContent } from '@/lib/content/load'
import { photoFolders } from '@/lib/images/photo-folders'
import { photosWithoutProblem } from '@/lib/images/photo-problem'

// The check of the content meets each photo, and what is wrong in the content has been told before.
if (existsSync(photoFolders.originals)) loadContent()
await publishPhotos(photosWithoutProblem()).catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})
