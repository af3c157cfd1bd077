import { CallButton } from './CallButton'
import { Sources } from './Sources'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Fact } from '@/components/ui/Fact'
import { TextLink } from '@/components/ui/TextLink'
import type { PublishedArticle } from '@/lib/content/articles'
import { company } from '@/lib/content/company'
import { factsForCategory, type ServiceFacts } from '@/lib/content/decision-facts'
import { articlePage } from '@/lib/content/texts'

/** The short answer, the words of an article, what they rest on, and how to get help with it. */
export function ArticleBody({ article, meta }: PublishedArticle) {
  const { back, disclaimer } = articlePage
  return (
    <div className="page-width grid grid-cols-1 gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <p className="lg:col-span-2 print:hidden">
        <TextLink href="/articles" isAlone>
          ← {back}
        </TextLink>
      </p>
      <div className="grid gap-8">
        <section
          aria-labelledby="short-heading"
          className="max-w-measure border-l-4 border-ochre bg-card py-4 pr-5 pl-5"
        >
          <h2 id="short-heading" className="pb-1 text-xl">
            In short
          </h2>
          <p>{meta.short}</p>
        </section>
        {/* Made at build time from Markdown in this repository, which may hold no HTML. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: article.content }} />
        <Sources sources={meta.sources} reviewed={meta.reviewed} reviewer={company.reviewer} />
      </div>
      <CallAside {...meta.callToAction} facts={factsForCategory(article.category)} />
      <p className="max-w-measure border-t border-line pt-4 text-sm text-ink-soft">{disclaimer}</p>
    </div>
  )
}

type CallAsideProps = PublishedArticle['meta']['callToAction'] & { facts: ServiceFacts }

function CallAside({ heading, text, facts }: CallAsideProps) {
  return (
    <aside
      aria-labelledby="article-call-heading"
      className="grid gap-4 rounded-sm border-2 border-ink bg-card p-6 lg:sticky lg:top-24 lg:self-start print:hidden"
    >
      <h2 id="article-call-heading" className="text-xl">
        {heading}
      </h2>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <CallButton />
        <ButtonLink href="/contact" variant="outline">
          Contact us
        </ButtonLink>
      </div>
      <dl className="-mb-3.5 text-sm">
        <Fact term="What the estimate costs">{facts.estimate}</Fact>
        <Fact term="How soon we can come">{facts.soon}</Fact>
      </dl>
    </aside>
  )
}
