import { AnimalIndex } from '@/components/sections/AnimalCards'
import { Section } from '@/components/ui/Section'
import { guideGroups } from '@/lib/guide/animal-schema'
import { getAnimals } from '@/lib/guide/animals'
import { fieldGuide } from '@/lib/pages/page-copy'

/** Every animal of the guide by its group. */
export function GuideList() {
  const { heading, introduction } = fieldGuide.list
  return (
    <Section id="animals" heading={heading} introduction={introduction}>
      <div className="grid gap-10">
        {guideGroups.map((group) => {
          const animals = getAnimals().filter((animal) => animal.group === group)
          return (
            animals.length > 0 && (
              <div key={group} className="grid gap-2 sm:gap-4">
                <h3 className="text-xl">{group}</h3>
                <AnimalIndex animals={animals} />
              </div>
            )
          )
        })}
      </div>
    </Section>
  )
}
