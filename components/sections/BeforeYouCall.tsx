import { cardLook } from '@/components/ui/card-looks'
import { Fact } from '@/components/ui/Fact'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { factsForService } from '@/lib/content/decision-facts'
import { services } from '@/lib/content/texts'

/**
 * How soon the first service can come, and the way to its price factors and to the guarantee: links, since pages of
 * different places may share only so many words (e2e/one-screen/city-pages-differ.spec.ts).
 */
export function BeforeYouCall() {
  const [{ slug }] = services
  const { soon, guarantee } = factsForService(slug)
  return (
    <Section id="before-you-call" heading="Before you call">
      <div className={`${cardLook('plain')} px-5 text-sm md:px-8`}>
        <dl className="-mt-px grid gap-x-12 md:grid-cols-[1fr_auto_auto]">
          <Fact term="How soon">{soon}</Fact>
          <Fact term="Price">
            <TextLink href={`/${slug}#decision`} isAlone>
              What it depends on
            </TextLink>
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
