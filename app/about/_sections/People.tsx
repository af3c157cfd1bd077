import { Photo } from '@/components/ui/Photo'
import { Section } from '@/components/ui/Section'
import type { Company } from '@/lib/company/company-schema'
import { withSampleMark } from '@/lib/services/sample-mark'
import { about } from '@/lib/site/page-copy'

/** The people of the company. Renders nothing without people. */
export function People({ people }: Pick<Company, 'people'>) {
  if (people.length === 0) return null
  return (
    <Section id="people" heading={about().people.heading}>
      <ul className="grid grid-cols-2 gap-8 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {people.map(({ name, role, license, photo, sample }) => (
          <li key={name} className="grid content-start gap-1">
            {photo && (
              <div className="mb-2 aspect-4/5">
                <Photo photo={{ ...photo, alt: name }} slot="person" />
              </div>
            )}
            <h3 className="text-xl">{name}</h3>
            <p>{withSampleMark(role, { sample })}</p>
            {license && (
              <p className="text-sm text-ink-soft">
                {about().people.license} {license}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
