import { Fragment, type ReactNode } from 'react'
import { TextLink } from './TextLink'
import { dialAddress, phoneInText } from '@/lib/markdown/phone-links'
import { sourceAnchor, sourceName, sourceReference } from '@/lib/markdown/source-references'

/** A text whose source numbers link to the list of sources on the page, and whose phone numbers are links. */
export function SourcedText({ text }: { text: string }) {
  // split() returns the groups that the pattern has captured at odd indexes.
  return text.split(sourceReference).map((part, index) =>
    index % 2 === 0 ? (
      <TextWithPhoneLinks key={index} text={part} />
    ) : (
      <Fragment key={index}>
        {'\u00A0'}
        <sup>
          <SourceLink number={part} />
        </sup>
      </Fragment>
    ),
  )
}

/** The link in what sourceLink() gives, for texts outside of Markdown. */
export function SourceLink({ number }: { number: string }) {
  return (
    <a href={sourceAnchor(number)} aria-label={sourceName(number)} className="text-brand">
      {`[${number}]`}
    </a>
  )
}

function TextWithPhoneLinks({ text }: { text: string }) {
  return text.split(phoneInText).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <TextLink key={index} href={dialAddress(part)}>
        {part}
      </TextLink>
    ),
  )
}

type ListProps = {
  texts: readonly string[]
  isNumbered?: boolean
  isWide?: boolean
  /** The end of the first item. */
  firstEnd?: ReactNode
}

export function SourcedList({ texts, isNumbered = false, isWide = false, firstEnd }: ListProps) {
  const List = isNumbered ? 'ol' : 'ul'
  const marker = isNumbered ? 'list-decimal marker:font-semibold' : 'list-disc'
  const columns = isWide ? 'gap-x-12 md:grid-cols-2 print:grid-cols-2 print:gap-x-8' : ''
  return (
    <List className={`grid gap-2 ps-6 print:gap-1 ${marker} ${columns}`}>
      {texts.map((text, index) => (
        <li key={text}>
          <SourcedText text={text} /> {index === 0 && firstEnd}
        </li>
      ))}
    </List>
  )
}
