import { Fragment } from 'react'
import { SourcedText, SourceLink } from '@/components/ui/SourcedText'
import { articlePage } from '@/lib/site/page-copy'
import { referencesIn } from '@/lib/sources/source-references'

type Props = {
  texts: readonly string[]
  isNumbered?: boolean
  /** Has two columns on wide screens. */
  isWide?: boolean
}

/** A list of texts with links to their sources. */
export function SourcedList({ texts, isNumbered = false, isWide = false }: Props) {
  const List = isNumbered ? 'ol' : 'ul'
  const marker = isNumbered ? 'list-decimal marker:font-semibold' : 'list-disc'
  const columns = isWide ? 'gap-x-12 md:grid-cols-2 print:grid-cols-2 print:gap-x-8' : ''
  return (
    <List className={`grid gap-2 ps-6 print:gap-1 ${marker} ${columns}`}>
      {texts.map((text) => (
        <li key={text}>
          <SourcedText text={text} />
        </li>
      ))}
    </List>
  )
}

/**
 * Below a list for an emergency, whose items are without references: some readers for web pages drop items that have
 * them. Renders nothing if the texts have none.
 */
export function SourceLine({ texts }: { texts: readonly string[] }) {
  const numbers = referencesIn(texts)
  if (numbers.length === 0) return null
  return (
    // Small and close to the list, because the number to call must stay on the first screen.
    <p className="-mt-2 text-xs/none text-ink-soft *:underline print:hidden">
      {articlePage().sources}
      {numbers.map((number) => (
        <Fragment key={number}>
          {' '}
          <SourceLink number={number} />
        </Fragment>
      ))}
    </p>
  )
}
