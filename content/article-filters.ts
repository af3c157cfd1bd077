/** What an article may name as its category. Services name the one whose articles belong to them. */
export const categories: readonly string[] = [
  'Pest Control',
  'Commercial',
  'Prevention',
  'Bed Bugs',
  'Wildlife',
]

/** What an article may name as its service. */
export const serviceTypes: readonly string[] = [
  'Bed Bug Treatment',
  'General Pest Control',
  'Wildlife Removal',
  'Commercial Pest Control',
]

/**
 * What an article may name as its pest, each with the drawing in public/images/specimens for the share image. Without
 * one the article names its own.
 */
export const pestTypes: Readonly<Record<string, string | undefined>> = {
  Ants: 'ant',
  'Bed Bugs': 'bed-bug',
  Cockroaches: 'cockroach',
  Fleas: 'flea',
  Mice: 'mouse',
  Mosquitoes: 'mosquito',
  Multiple: undefined,
  Raccoons: 'raccoon',
  Spiders: 'spider',
  Wasps: 'wasp',
}
