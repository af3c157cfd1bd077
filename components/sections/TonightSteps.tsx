import { AnimalCards } from './AnimalCards'
import { CallButton } from './CallButton'
import { Fact } from '@/components/ui/Fact'
import { SourcedText } from '@/components/ui/SourcedText'
import { TextLink } from '@/components/ui/TextLink'
import type { TonightPage } from '@/lib/content/animal-schema'
import { getAnimal } from '@/lib/content/field-guide'
import { services, tonightPage } from '@/lib/content/texts'

/** What to do now, what to leave alone, whom to call, and where to read on. */
export function TonightSteps({ page }: { page: TonightPage }) {
  const service = services.find(({ slug }) => slug === page.service)
  return (
    <div className="page-width grid gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] print:block print:columns-2">
      <div className="grid max-w-measure content-start gap-8 print:block">
        <section aria-labelledby="steps-heading" className="grid gap-3 print:gap-1 print:pb-2">
          <h2 id="steps-heading" className="text-2xl">
            {tonightPage.steps}
          </h2>
          <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-ochre-deep print:gap-1">
            {page.steps.map((step) => (
              <li key={step}>
                <SourcedText text={step} />
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="never-heading" className="grid gap-3 print:gap-1 print:pb-2">
          <h2 id="never-heading" className="text-2xl">
            {tonightPage.never}
          </h2>
          <ul className="grid list-disc gap-2 pl-6 marker:text-ochre-deep print:gap-1">
            {page.never.map((text) => (
              <li key={text}>
                <SourcedText text={text} />
              </li>
            ))}
          </ul>
        </section>
        <div className="prose" dangerouslySetInnerHTML={{ __html: page.content }} />
      </div>
      <aside
        aria-labelledby="call-heading"
        className="grid gap-4 rounded-sm border-2 border-ink bg-card p-6 lg:sticky lg:top-24 lg:self-start print:mt-3 print:gap-2 print:p-3"
      >
        <h2 id="call-heading" className="text-xl">
          {page.callFirst.length > 0 ? tonightPage.callFirst : 'When you want us'}
        </h2>
        <dl className="-mt-2 text-sm">
          {page.callFirst.map(({ who, why }) => (
            <Fact key={who} term={who}>
              <SourcedText text={why} />
            </Fact>
          ))}
          <Fact term="Us, when it’s settled">
            {service && (
              <TextLink href={`/${service.slug}`} isAlone>
                {service.name}
              </TextLink>
            )}
          </Fact>
        </dl>
        <p className="print:hidden">
          <CallButton />
        </p>
      </aside>
      <section aria-labelledby="animals-heading" className="grid gap-4 lg:col-span-2 print:hidden">
        <h2 id="animals-heading" className="text-xl">
          {tonightPage.animals}
        </h2>
        <AnimalCards animals={page.animals.flatMap((slug) => getAnimal(slug) ?? [])} />
      </section>
    </div>
  )
}
