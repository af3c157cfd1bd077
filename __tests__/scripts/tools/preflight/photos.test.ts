import { exifWithPosition, photoFolders, takePhoto } from '../../../support/photos'
import { positionProblems } from '@/scripts/tools/preflight/photos'

test('photos that say where they were taken are found, in every format and folder, and no others', async () => {
  const size = { width: 40, height: 30 }
  const located = await Promise.all(
    ['a.jpg', 'below/b.webp', 'c.png', 'd.avif'].map((name) =>
      takePhoto(name, { ...size, exif: exifWithPosition }),
    ),
  )
  await takePhoto('camera.jpg', { ...size, exif: { IFD0: { Model: 'Phone' } } })
  await takePhoto('plain.jpg', size)
  const found = await positionProblems([photoFolders.originals, 'no-such-folder'])
  expect(found.map(({ file }) => file).sort()).toEqual(located.sort())
})
