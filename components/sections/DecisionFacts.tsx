import { cardLook } from '@/components/ui/card-looks'
import { Fact } from '@/components/ui/Fact'
import { FactList } from '@/components/ui/FactList'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import type { ServiceFacts } from '@/lib/content/decision-facts'

/** What a visitor wants to know before calling about a service. What the owner has not filled in is left out. */
export function DecisionFacts({ facts }: { facts: ServiceFacts }) {
  const { prepare } = facts
  return (
    <Section id="decision" heading="What it takes">
      <div className={`${cardLook('plain')} px-5 text-sm md:px-8`}>
        {/* The line above the first facts is the card's own edge. */}
        <dl className="-mt-px gap-x-12 sm:columns-2">
          <Fact term="What the price depends on">
            <FactList items={facts.price} />
          </Fact>
          <Fact term="What it usually costs">{facts.range}</Fact>
          <Fact term="What the estimate costs">{facts.estimate}</Fact>
          <Fact term="How soon we can come">{facts.soon}</Fact>
          <Fact term="How long we’re there">{facts.visitLength}</Fact>
          <Fact term="What to do before we come">
            {prepare.text}{' '}
            {prepare.link && <TextLink href={prepare.link.href}>{prepare.link.text}</TextLink>}
          </Fact>
          <Fact term="When people and pets go back in">{facts.reentry}</Fact>
          <Fact term="How many visits">
            <Visits visits={facts.visits} />
          </Fact>
          {facts.guarantee && (
            <>
              <Fact term="What the guarantee covers">
                {facts.guarantee} <TextLink href="/terms-of-service">Read the terms</TextLink>
              </Fact>
              <Fact term="How long the guarantee lasts">{facts.guaranteeLength}</Fact>
            </>
          )}
          <Fact term="When you pay">{facts.payment}</Fact>
          <Fact term="How you can pay">{facts.methods}</Fact>
        </dl>
      </div>
    </Section>
  )
}

function Visits({ visits }: Pick<ServiceFacts, 'visits'>) {
  return visits.map(({ animal, visits }) => (
    <p key={animal} className="pt-0.5">
      <span className="text-ink">{animal}:</span> {visits}
    </p>
  ))
}
