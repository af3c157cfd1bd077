import { cardLook } from '@/components/ui/card-looks'
import { Fact } from '@/components/ui/Fact'
import { PointList } from '@/components/ui/PointList'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { services } from '@/content/services'
import { factsForService } from '@/lib/content/decision-facts'

/** What decides about a call, of the first service, where a page is about all of them. */
export function BeforeYouCall() {
  const [{ slug, name }] = services
  const { price, soon, guarantee } = factsForService(slug)
  return (
    <Section id="before-you-call" heading="Before you call">
      <div className={`${cardLook('plain')} px-5 text-sm md:px-8`}>
        <dl className="-mt-px grid gap-x-12 md:grid-cols-3">
          <Fact term="What the price depends on">
            <PointList items={price} />
          </Fact>
          <Fact term="How soon we can come">{soon}</Fact>
          <Fact term="What the guarantee covers">
            {guarantee} <TextLink href="/terms-of-service">Read the terms</TextLink>
          </Fact>
        </dl>
        <p className="border-t border-line py-3.5">
          <TextLink href={`/${slug}`} isAlone>
            More about {name.toLowerCase()}: visits, preparation, and payment
          </TextLink>
        </p>
      </div>
    </Section>
  )
}
