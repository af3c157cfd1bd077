import { loadedContent } from '../../support/loaded-content'
import type { Loaded } from '@/lib/content/entries'
import { photoSlots } from '@/lib/images/photo-slots'
import { photosIn } from '@/lib/site/photos'

const { content } = loadedContent
const slotsIn = (changed: typeof content) => photosIn(changed).map(({ limits }) => limits)

test('the photos of fields are found, one for each slot', () => {
  const slots = slotsIn(content)
  expect(slots).toContain(photoSlots.person)
  expect(new Set(slots).size).toBe(slots.length)
})

test('the photos of texts are found, without drawings and photos that are not there', () => {
  const pictures = ['/photos/sample-team.jpg', '/photos/none.webp', '/images/figures/a.svg']
  const withPictures = ({ entries }: Loaded): Loaded => ({
    sources: [],
    entries: entries.map((entry) => ({ ...entry, pictures })),
    problems: [],
  })
  const collections = Object.entries(content).map(([name, loaded]) => [name, withPictures(loaded)])
  expect(slotsIn(Object.fromEntries(collections) as typeof content)).toEqual([photoSlots.text])
})
