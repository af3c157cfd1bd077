import { join, relative } from 'node:path'
import { folderWith } from '../../support/content-folder'
import { drawFrieze, lifeSize } from '@/app/images/draw-animal'

/** A black animal of 200 by 100 units in a lens, with a bar of 100 units. */
const drawing = (length: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><circle class="lens" cx="200" cy="150" r="138" fill="#e3ebdd"/><path d="M100 100h200v100H100z"/><g class="setting"><path d="M0 280h400v20H0z"/></g><g class="scale"><path d="M280 275v7h100v-7"/><text>${length}</text></g></svg>`

const folder = folderWith({
  'ant.svg': drawing('5 mm'),
  'rat.svg': drawing('10 cm'),
  'raccoon.svg': drawing('30 cm'),
})

const plate = (name: string) =>
  join(relative(join(process.cwd(), 'public/images/specimens'), folder), name)

test('a small animal has its own size, without what is around it', async () => {
  const { width, height } = (await lifeSize(plate('ant'))) ?? {}
  // 10 by 5 millimeters, at 96 pixels an inch, with the pixels at its edges.
  expect([width, height]).toEqual([39, 20])
})

test('a larger animal, or none, has no picture in its own size', async () => {
  expect(await lifeSize(plate('rat'))).toBeUndefined()
  expect(await lifeSize(undefined)).toBeUndefined()
})

test('the animals of the frieze stand on one line at one scale, except one that flies', async () => {
  const animals = [
    { animal: 'rat', plate: plate('rat'), flies: false },
    { animal: 'raccoon', plate: plate('raccoon'), flies: false },
    { animal: 'bat', plate: plate('rat'), flies: true },
  ]
  const { placed, height } = await drawFrieze({ caption: 'All at one scale', animals })
  const [rat, raccoon, bat] = placed
  expect(raccoon!.width / rat!.width).toBeCloseTo(3, 1)
  expect([rat, raccoon].map((animal) => animal!.top + animal!.height)).toEqual([height, height])
  expect(raccoon!.left).toBeGreaterThan(rat!.left + rat!.width)
  expect(bat!.top + bat!.height).toBeLessThan(height)
})
