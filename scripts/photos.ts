// Encodes the photos that the content names, before a build or `npm run dev` renders the pages that show them.
import { existsSync } from 'node:fs'
import { publishPhotos } from './photos/publish'
import { photoFolders } from '@/lib/photos/folders'

try {
  await publishPhotos(existsSync(photoFolders.originals) ? await namedPhotos() : [])
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** The check of the content meets each photo, and what is wrong in the content has been told before. */
async function namedPhotos() {
  const { contentFindings } = await import('./check-content/content-findings')
  const { companyFindings } = await import('./check-content/owners-facts')
  const { photosWithoutProblem } = await import('@/lib/photos/problem')
  companyFindings()
  await contentFindings(new Date())
  return photosWithoutProblem()
}
