import { SourcedText } from '@/components/ui/SourcedText'

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
