import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photoFolders, takePhoto } from '../../support/photos'
import { photoProblem } from '@/lib/images/photo-problem'

jest.mock('@/lib/images/photo-folders', () => jest.requireActual('../../support/photos'))

const problemOf = (name: string) => photoProblem(`/photos/${name}`)

const save = (name: string, bytes: string) => {
  mkdirSync(photoFolders.originals, { recursive: true })
  writeFileSync(join(photoFolders.originals, name), bytes, 'latin1')
}

test.each(['IMG_1.JPG', 'a.png', 'a.webp', 'a.avif'])('%s is fine', async (name) => {
  await takePhoto(name, { width: 6, height: 4 })
  expect(problemOf(name)).toBeUndefined()
})

test('a missing photo is reported, with the one that has a similar name', async () => {
  await takePhoto('Den.jpeg', { width: 6, height: 4 })
  expect(problemOf('den.jpg')).toEqual({
    message: 'there is no photo content/photos/den.jpg',
    example: '/photos/Den.jpeg',
  })
  expect(problemOf('attic.jpg')).toEqual({
    message: 'there is no photo content/photos/attic.jpg',
  })
})

test('a photo comes from its folder alone', async () => {
  await takePhoto('../outside.jpg', { width: 6, height: 4 })
  expect(problemOf('../outside.jpg')?.message).toMatch(/by its own path$/)
  symlinkSync(join(photoFolders.originals, '../outside.jpg'), join(photoFolders.originals, 'b.jpg'))
  expect(problemOf('b.jpg')?.message).toMatch(/is a link to another file/)
})

test('a folder and a broken link each have their own message', () => {
  save('a b.jpg', '')
  mkdirSync(join(photoFolders.originals, '2024'))
  symlinkSync(join(photoFolders.originals, 'nowhere'), join(photoFolders.originals, 'gone.jpg'))
  expect(problemOf('2024')?.message).toMatch(/2024 is a folder: name a file in it$/)
  expect(problemOf('gone.jpg')?.message).toMatch(
    /is a link to another file: put the file itself there$/,
  )
  expect(problemOf('a%20b.jpg')?.example).toBe('/photos/a b.jpg')
})

test.each([
  ['nothing', ''],
  ['a page', '<!DOCTYPE html><title>Sign in</title>'],
  ['the pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1'],
  ['a photo whose end was lost', `\xff\xd8\xff\xe0${'\0'.repeat(2000)}`],
])('a file that holds %s has to be copied again', (_, bytes) => {
  save('a.jpg', bytes)
  expect(problemOf('a.jpg')).toEqual({
    message: 'content/photos/a.jpg holds no whole picture: copy the photo there again',
  })
})

test.each([
  ['a text', 'Ants, as a text', /HEIC photo.*becomes a JPEG/],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /HEIC photo.*becomes a JPEG/],
  ['a GIF', 'GIF89a', /It is a GIF: save it as JPEG/],
])('%s is refused as a photo, with the way to a JPEG', (_, bytes, advice) => {
  save('IMG_2.HEIC', bytes)
  expect(problemOf('IMG_2.HEIC')).toEqual({
    message: expect.stringMatching(advice) as string,
    example: '/photos/IMG_2.jpg',
  })
})
