import { getAnimals } from '@/lib/guide/animals'
import { millimetersPerUnit } from '@/lib/images/scale-bar'

/** From the front of the head to the end of the abdomen, without antennae, wings and legs, measured in units of the drawing. */
const bodies = [
  ['bed-bug', 155],
  ['cockroach', 186],
  ['american-cockroach', 195],
  ['oriental-cockroach', 149],
  ['odorous-house-ant', 227],
  ['yellowjacket', 198],
  ['stink-bug', 186],
  ['mosquito', 181],
  // The worker, the adult bug, and the wasp below its comb.
  ['termite', 64],
  ['boxelder-bug', 90],
  ['wasp', 137],
] as const

test.each(bodies)(
  'by its scale bar, the body of %s has the size that its page says',
  (name, units) => {
    const animal = getAnimals().find(({ plate }) => plate === name)
    const [, from = '', to = from] = /\((\d+)(?: to (\d+))? mm\)/.exec(animal!.size.text) ?? []
    const millimeters = units * millimetersPerUnit(name)
    expect(millimeters).toBeGreaterThan(Number(from) * 0.9)
    expect(millimeters).toBeLessThan(Number(to) * 1.1)
  },
)
