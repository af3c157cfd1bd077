import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photoFolders, takePhoto } from '../../support/photos'
import { photoProblem } from '@/lib/images/photo-problem'

jest.mock('@/lib/images/photo-folders', () => jest.requireActual('../../support/photos'))

const problemOf = (name: string) => photoProblem(`/photos/${name}`, 'text')

const save = (name: string, bytes: string) => {
  mkdirSync(photoFolders.originals, { recursive: true })
  writeFileSync(join(photoFolders.originals, name), bytes, 'latin1')
}

test.each(['IMG_1.JPG', 'a.png', 'a.webp', 'a.avif'])('%s is fine', async (name) => {
  await takePhoto(name, { width: 6, height: 4 })
  expect(problemOf(name)).toBeUndefined()
})

test('a photo that is missing is named, with the one that is meant', async () => {
  await takePhoto('Den.jpeg', { width: 6, height: 4 })
  expect(problemOf('den.jpg')).toEqual({
    message: 'there is no photo content/photos/den.jpg',
    example: '/photos/Den.jpeg',
  })
  expect(problemOf('attic.jpg')).toEqual({
    message: 'there is no photo content/photos/attic.jpg',
  })
})

test.each(['', 'Ants, as a text'])('what is no picture is refused: “%s”', (bytes) => {
  save('text.jpg', bytes)
  expect(problemOf('text.jpg')).toEqual({
    message: 'content/photos/text.jpg is no JPEG, PNG, WebP, or AVIF picture: export it again',
  })
})

test.each(['IMG_2.HEIC', 'renamed.jpg', 'IMG_2.jpg'])(
  'HEIC is refused with the way out of it, as %s',
  (name) => {
    save('IMG_2.HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic')
    save('renamed.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic')
    expect(problemOf(name)).toMatchObject({
      message: expect.stringMatching(/HEIC.*export it as JPEG/) as string,
      example: expect.stringMatching(/^\/photos\/.*\.jpg$/) as string,
    })
  },
)
