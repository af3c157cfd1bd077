import { cardLook } from '@/components/ui/card-looks'
import { Fact } from '@/components/ui/Fact'
import { FactList } from '@/components/ui/FactList'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { factsForService } from '@/lib/content/decision-facts'
import type { Location } from '@/lib/content/location-schema'
import { services } from '@/lib/content/texts'

type Props = Partial<Pick<Location, 'beforeYouCall'>>

/**
 * What differs in a place, how soon somebody comes, and the way to the facts of each service and to the guarantee. Those
 * are links, since pages of different places may share only so many words (e2e/one-screen/city-pages-differ.spec.ts).
 */
export function BeforeYouCall({ beforeYouCall: own = {} }: Props) {
  const { soon, guarantee } = factsForService(services[0].slug)
  return (
    <Section id="before-you-call" heading="Before you call">
      <div className={`${cardLook('plain')} px-5 text-sm md:px-8`}>
        {/* The line above the first facts is the card's own edge. */}
        <dl className="-mt-px gap-x-12 sm:columns-2">
          <Fact term="What the price depends on here">
            {own.price && <FactList items={own.price} />}
          </Fact>
          <Fact term="How soon">{own.soon ?? soon}</Fact>
          <Fact term="What to do before we come">{own.prepare}</Fact>
          <Fact term="Price and visits, by service">
            <ul>
              {services.map(({ slug, name }) => (
                <li key={slug}>
                  <TextLink href={`/${slug}#decision`} isAlone>
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Fact>
          {guarantee && (
            <Fact term="Guarantee">
              <TextLink href="/terms-of-service" isAlone>
                What it covers
              </TextLink>
            </Fact>
          )}
        </dl>
      </div>
    </Section>
  )
}
