import { Part } from './Part'
import { SourcedList } from './SourcedList'
import { CallButton } from '@/components/sections/CallButton'
import { Fact } from '@/components/ui/Fact'
import { SourcedText } from '@/components/ui/SourcedText'
import { TextLink } from '@/components/ui/TextLink'
import { getArticle } from '@/lib/articles/articles'
import type { Animal } from '@/lib/guide/animal-schema'
import { animalPage } from '@/lib/pages/page-copy'
import { services } from '@/lib/services/services'

const { terms } = animalPage

/** What the animal does, what to do about it today, what does not work, and when to call. */
export function AnimalAdvice({ animal }: { animal: Animal }) {
  const { harm, today, useless } = animal
  return (
    <div className="plain-band">
      <div className="page-width grid gap-10 py-12 md:py-18 lg:grid-cols-[minmax(0,1fr)_22rem] print:block print:columns-2">
        <div className="grid max-w-measure content-start gap-10 print:block">
          <Part id="harm" heading={animalPage.harm}>
            <dl>
              <Harm term={terms.people} text={harm.people} />
              <Harm term={terms.pets} text={harm.pets} />
              <Harm term={terms.house} text={harm.house} />
            </dl>
          </Part>
          <Part id="today" heading={animalPage.today}>
            <SourcedList texts={today} isNumbered />
          </Part>
          <Part id="useless" heading={animalPage.useless}>
            <SourcedList texts={useless} />
          </Part>
        </div>
        <CallAside animal={animal} />
      </div>
    </div>
  )
}

function Harm({ term, text }: { term: string; text: string | undefined }) {
  return <Fact term={term}>{text && <SourcedText text={text} />}</Fact>
}

function CallAside({ animal: { call } }: { animal: Animal }) {
  const service = services.find(({ slug }) => slug === call.service)
  const article = call.article === undefined ? undefined : getArticle(call.article)
  return (
    <aside
      aria-labelledby="call-heading"
      className="grid gap-4 rounded-sm border-2 border-ink bg-card p-6 lg:sticky lg:top-24 lg:self-start print:mt-3 print:gap-2 print:p-3"
    >
      <h2 id="call-heading" className="text-xl">
        {animalPage.call}
      </h2>
      <p>
        <SourcedText text={call.when} />
      </p>
      <p className="print:hidden">
        <CallButton />
      </p>
      <dl className="-mb-3.5 text-sm">
        <Fact term={terms.service}>
          {service && (
            <TextLink href={`/${service.slug}`} isAlone>
              {service.name}
            </TextLink>
          )}
        </Fact>
        <Fact term={terms.article}>
          {article && (
            <TextLink href={`/blog${article.slug}`} isAlone>
              {article.title}
            </TextLink>
          )}
        </Fact>
        <Fact term={terms.unsure}>{animalPage.unsure}</Fact>
      </dl>
    </aside>
  )
}
