import { MonthBars } from '@/components/ui/MonthBars'
import { Section } from '@/components/ui/Section'
import { animalsNaming, getAnimal } from '@/lib/content/field-guide'
import type { Location } from '@/lib/content/location-schema'
import { monthRow } from '@/lib/content/month-rows'
import { months } from '@/lib/content/texts'

const fewestRows = 3

/** The year of the animals that name a place, with the way to each of them, filled up with those of everywhere. */
export function LocationMonths({ location: { slug, city } }: { location: Location }) {
  const named = animalsNaming({ location: slug })
  const everywhere = months.everywhere.flatMap((name) => getAnimal(name) ?? [])
  const animals = [...new Set([...named, ...everywhere])]
  const rowCount = Math.max(named.length, fewestRows)
  return (
    <Section id="months" heading={`The year in ${city}`} layout="split">
      <MonthBars rows={animals.slice(0, rowCount).map(monthRow)} />
    </Section>
  )
}
