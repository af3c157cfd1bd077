import { CallButton } from './CallButton'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { TextLink } from '@/components/ui/TextLink'
import { articlePage } from '@/content/articles-page'

/** The words of an article, then how to get help with it, then what it does not replace. */
export function ArticleBody({ html }: { html: string }) {
  const { back, callToAction, disclaimer } = articlePage
  return (
    <div className="page-width grid grid-cols-1 gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <p className="lg:col-span-2 print:hidden">
        <TextLink href="/articles" isAlone>
          ← {back}
        </TextLink>
      </p>
      {/* Made at build time from Markdown in this repository, which may hold no HTML. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <aside
        aria-labelledby="article-call-heading"
        className="grid gap-4 rounded-sm border-2 border-ink bg-card p-6 lg:sticky lg:top-24 lg:self-start print:hidden"
      >
        <h2 id="article-call-heading" className="text-xl">
          {callToAction.heading}
        </h2>
        <p>{callToAction.text}</p>
        <div className="flex flex-wrap gap-3">
          <CallButton />
          <ButtonLink href="/contact" variant="outline">
            Contact us
          </ButtonLink>
        </div>
      </aside>
      <p className="max-w-measure border-t border-line pt-4 text-sm text-ink-soft">{disclaimer}</p>
    </div>
  )
}
