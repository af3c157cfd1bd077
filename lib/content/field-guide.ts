import { getCollection } from './entries'
import { animalPage, fieldGuide } from './pages'
import { cached } from '@/lib/cached'
import type { Animal, EmergencyGuide } from '@/lib/content/schemas/field-guide'

/** All animals in the order of their groups, and by name within a group. */
export const getAnimals = cached(() => getAnimalGroups().flatMap(({ animals }) => animals))

export const getAnimalGroups = cached(() => {
  const animals: readonly Animal[] = getCollection('field-guide')
  return fieldGuide()
    .list.groups.map((group) => ({
      group,
      animals: animals.filter((animal) => animal.group === group),
    }))
    .filter(({ animals }) => animals.length > 0)
})

/** All emergency guides, in the order of their files. */
export const getEmergencyGuides = (): readonly EmergencyGuide[] => getCollection('emergency-guides')

export type GuidePage = Animal | EmergencyGuide

export const getGuidePages = cached((): GuidePage[] => [...getAnimals(), ...getEmergencyGuides()])

export function getAnimal(slug: string): Animal | undefined {
  return getAnimals().find((animal) => animal.slug === slug)
}

export function emergencyLinks(isWanted: (guide: EmergencyGuide) => boolean = () => true) {
  return getEmergencyGuides()
    .filter(isWanted)
    .map(({ slug, heading }) => ({ href: `/field-guide/${slug}`, text: heading }))
}

/** About one line on a wide screen. */
const maxAnimalLinks = 6

/** Links to the first animals that are wanted, and then to the whole guide. Empty when no animal is wanted. */
export function guideLinks(isWanted: (animal: Animal) => boolean) {
  const animals = getAnimals().filter(isWanted)
  if (animals.length === 0) return []
  const links = animals
    .slice(0, maxAnimalLinks)
    .map(({ slug, name }) => ({ href: `/field-guide/${slug}`, text: name }))
  return [...links, { href: '/field-guide', text: animalPage().all }]
}
