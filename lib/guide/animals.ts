import type { Animal } from './animal-schema'
import type { EmergencyGuide } from './emergency-guide-schema'
import { cached } from '@/lib/content/cached'
import { animalPage, fieldGuide } from '@/lib/pages/page-copy'
import { getCollection } from '@/lib/site-content'

/** The animals in the order of their groups, and by name within one. */
export const getAnimals = cached(() => getAnimalGroups().flatMap(({ animals }) => animals))

/** The groups that have animals, each with the path of the file that holds all its drawings. */
export const getAnimalGroups = cached(() => {
  const animals: readonly Animal[] = getCollection('field-guide')
  return fieldGuide()
    .list.groups.map((group) => ({
      group,
      sheet: `/images/guide/${group.toLowerCase().replace(/\W+/g, '-')}.svg`,
      animals: animals.filter((animal) => animal.group === group),
    }))
    .filter(({ animals }) => animals.length > 0)
})

/** The pages for what cannot wait, by their file's name. */
export const getEmergencyGuides = (): readonly EmergencyGuide[] => getCollection('emergency-guides')

export type GuidePage = Animal | EmergencyGuide

/** Every page of the guide. */
export const getGuidePages = cached((): GuidePage[] => [...getAnimals(), ...getEmergencyGuides()])

export function getAnimal(slug: string): Animal | undefined {
  return getAnimals().find((animal) => animal.slug === slug)
}

/** Links to the emergency guides, all or some. */
export function emergencyLinks(isWanted: (guide: EmergencyGuide) => boolean = () => true) {
  return getEmergencyGuides()
    .filter(isWanted)
    .map(({ slug, heading }) => ({ href: `/field-guide/${slug}`, text: heading }))
}

/** About two lines of a wide screen. */
const mostAnimals = 10

/** Links to the pages of the first animals that are wanted, and to the whole guide; none where none is. */
export function guideLinks(isWanted: (animal: Animal) => boolean) {
  const animals = getAnimals().filter(isWanted)
  if (animals.length === 0) return []
  const links = animals
    .slice(0, mostAnimals)
    .map(({ slug, name }) => ({ href: `/field-guide/${slug}`, text: name }))
  return [...links, { href: '/field-guide', text: animalPage().all }]
}
