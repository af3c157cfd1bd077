import { CallBox } from '@/components/sections/CallBox'
import { Sources } from '@/components/sections/Sources'
import { WhoToCallLink } from '@/components/sections/WhoToCall'
import { cardLook, summaryLook } from '@/components/ui/card-looks'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/content/company'
import { articlePage, everyPage } from '@/lib/content/pages'
import type { Article } from '@/lib/content/schemas/articles'

/** The text of an article with its short answer, sources and call box. An article with a checklist prints only that. */
export function ArticleBody({ article }: { article: Article }) {
  const hasContents = article.headings.length > 0
  return (
    <div
      data-prints-checklist={article.content.includes('class="checklist"') ? '' : undefined}
      className="grid gap-8 page-width py-6 md:gap-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem] print:block print:py-2"
    >
      {/* Without this name, reader views of browsers would show the text alone, without short answer and whom to call. */}
      <div id="article" className="grid gap-8 print:block print:*:mb-4">
        <section
          aria-labelledby="short-heading"
          className={`${cardLook('plain')} max-w-measure px-5 py-4 print:max-w-none in-data-prints-checklist:print:hidden`}
        >
          <h2 id="short-heading" className="pb-1 text-lg">
            {articlePage().short}
          </h2>
          <p>{article.short}</p>
          {/* Wide screens have the call box beside the text instead. */}
          <p className="flex flex-wrap gap-x-4 pt-3 lg:hidden print:hidden">
            <TextLink href={`tel:${company().phone.dial}`} isAlone>
              {everyPage().callBar.call} {company().phone.display}
            </TextLink>{' '}
            <TextLink href="/contact" isAlone>
              {everyPage().buttons.contact}
            </TextLink>
          </p>
        </section>
        {hasContents && (
          <details
            id="article-contents"
            className={`${cardLook('plain')} max-w-measure px-5 lg:hidden print:hidden`}
          >
            <summary className={summaryLook}>{articlePage().contents}</summary>
            <Contents headings={article.headings} />
          </details>
        )}
        {/* Safe: generated from Markdown in this repository. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: article.content }} />
        <div className="max-w-measure in-data-prints-checklist:print:hidden">
          <WhoToCallLink />
        </div>
        <div className="in-data-prints-checklist:print:hidden">
          <Sources sources={article.sources} reviewed={article.reviewed} />
        </div>
      </div>
      <div className="grid gap-6 lg:sticky lg:top-20 lg:max-h-[calc(100vh-6rem)] lg:grid-rows-[minmax(0,1fr)_auto] lg:self-start print:hidden">
        {hasContents && (
          <nav aria-labelledby="contents-heading" className="hidden overflow-y-auto lg:block">
            <h2 id="contents-heading" className="text-lg">
              {articlePage().contents}
            </h2>
            <Contents headings={article.headings} />
          </nav>
        )}
        <CallBox heading={article.callToAction.heading} text={article.callToAction.text}>
          <TextLink href="/contact" isAlone>
            {everyPage().buttons.contact}
          </TextLink>
        </CallBox>
      </div>
      <p className="max-w-measure border-t pt-4 text-sm text-ink-soft in-data-prints-checklist:print:hidden">
        {articlePage().disclaimer}
      </p>
    </div>
  )
}

function Contents({ headings }: Pick<Article, 'headings'>) {
  return (
    <ol className="pb-2 text-xs/snug">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-2 text-brand underline-offset-4 hover:underline lg:py-1"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
