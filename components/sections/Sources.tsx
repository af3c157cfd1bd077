import { MobileDisclosure } from '@/components/ui/MobileDisclosure'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/content/company'
import { fill } from '@/lib/content/fill'
import { articlePage } from '@/lib/content/pages'
import { dayOf, longDate } from '@/lib/dates'

type Props = {
  /** A printed source has no address. */
  sources: readonly { title: string; url?: string | undefined }[]
  /** Day of the last check, yyyy-mm-dd. */
  reviewed: string | undefined
}

export function PageSources({ sources, reviewed }: Props) {
  if (sources.length === 0) return null
  return (
    <div className="page-width py-4 plain-band md:py-8 print:py-2">
      <MobileDisclosure label={articlePage().sources}>
        <div className="grid gap-x-12 gap-y-2 md:grid-cols-2 print:block">
          <Sources sources={sources} reviewed={reviewed} />
          <p className="text-xs text-ink-soft print:hidden">{articlePage().disclaimer}</p>
        </div>
      </MobileDisclosure>
    </div>
  )
}

export function Sources({ sources, reviewed }: Props) {
  const { reviewer } = company()
  return (
    <section
      aria-labelledby="sources-heading"
      className="grid max-w-measure break-inside-avoid gap-2 text-sm"
    >
      <h2 id="sources-heading" className="text-lg">
        {articlePage().sources}
      </h2>
      <ol className="grid list-decimal gap-1 ps-6 text-xs print:block print:columns-2 print:gap-x-8 print:text-xs">
        {sources.map(({ title, url }, index) => (
          <li key={title} id={`source-${index + 1}`}>
            <TextLink href={url} isAlone>
              {title}
            </TextLink>
          </li>
        ))}
      </ol>
      {reviewed && (
        <p className="pt-2 text-ink-soft">
          {articlePage().reviewed} <time dateTime={reviewed}>{longDate(dayOf(reviewed))}</time>
          {reviewer &&
            ` ${fill(articlePage().reviewer, { name: [reviewer.name, reviewer.license].filter(Boolean).join(', ') })}`}
        </p>
      )}
    </section>
  )
}
