// Takes out of the photos in content/photos and public/images what says where they were taken, and all else that a camera
// writes beside the picture. The pictures are saved anew, upright.
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { positionProblems } from './preflight/photos'

for (const { file } of await positionProblems()) {
  const clean = sharp(readFileSync(file)).autoOrient().keepIccProfile()
  const { format } = await clean.metadata()
  const bytes = await (format === 'jpeg' ? clean.jpeg({ quality: 92 }) : clean).toBuffer()
  writeFileSync(file, bytes)
  console.log(`${file} doesn’t say any more where it was taken.`)
}
