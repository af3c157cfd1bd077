import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepPhotosApart, takePhoto } from '../../support/photos'
import { photoFolders } from '@/lib/images/photo-folders'
import { photoProblem } from '@/lib/images/photo-problem'

keepPhotosApart()

const problemOf = (name: string) => photoProblem(`/photos/${name}`)

test.each(['IMG_1.JPG', 'a.png', 'a.webp', 'a.avif'])('%s is fine', async (name) => {
  await takePhoto(name, { width: 6, height: 4 })
  expect(problemOf(name)).toBeUndefined()
})

test('a missing photo is reported, with the one that has a similar name', async () => {
  await takePhoto('Den.jpeg', { width: 6, height: 4 })
  await takePhoto('a b.jpg', { width: 6, height: 4 })
  mkdirSync(join(photoFolders.originals, 'attic.jpg'))
  const message = (name: string) => `there is no photo content/photos/${name}`
  expect(problemOf('den.jpg')).toEqual({ message: message('den.jpg'), example: '/photos/Den.jpeg' })
  expect(problemOf('a%20b.jpg')?.example).toBe('/photos/a b.jpg')
  expect(problemOf('attic.jpg')).toEqual({ message: message('attic.jpg') })
})

test.each([
  ['nothing', ''],
  ['a page', '<!DOCTYPE html><title>Sign in</title>'],
  ['the pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a GIF', 'GIF89a'],
])('a file that holds %s is refused, with the way to a JPEG', (_, bytes) => {
  writeFileSync(join(photoFolders.originals, 'a.jpg'), bytes, 'latin1')
  expect(problemOf('a.jpg')?.message).toMatch(
    /^content\/photos\/a.jpg is no JPEG.*HEIC photo.*becomes one/,
  )
})
