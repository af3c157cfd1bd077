import { exifWithPosition, photoFolders, takePhoto } from '../../../support/photos'
import { photosWithPosition, positionProblems } from '@/scripts/tools/preflight/photos'

test('photos that say where they were taken are found, in every format and folder, and no others', async () => {
  const size = { width: 40, height: 30 }
  const located = await Promise.all(
    ['a.jpg', 'below/b.webp', 'c.png', 'd.avif'].map((name) =>
      takePhoto(name, { ...size, exif: exifWithPosition }),
    ),
  )
  await takePhoto('camera.jpg', { ...size, exif: { IFD0: { Model: 'Phone' } } })
  await takePhoto('plain.jpg', size)
  const found = await photosWithPosition([photoFolders.originals, 'no-such-folder'])
  expect(found.sort()).toEqual(located.sort())
  expect(positionProblems(found)).toHaveLength(4)
})
