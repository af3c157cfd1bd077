import { Fragment } from 'react'
import { TextLink } from './TextLink'
import { sourceAnchor, sourceReference } from '@/lib/sources/source-references'

/** Telephone numbers of others, such as a health office, as visitors read them. */
const phoneNumber = /(\(\d{3}\) \d{3}-\d{4})/

/**
 * A statement whose sources are named by number: each number leads to the list at the end of the page. Its telephone
 * numbers can be tapped.
 */
export function SourcedText({ text }: { text: string }) {
  // split() puts what the pattern captured at odd indexes.
  return text.split(sourceReference).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>
        {part.split(phoneNumber).map((words, place) =>
          place % 2 === 0 ? (
            words
          ) : (
            <TextLink key={place} href={`tel:+1${words.replace(/\D/g, '')}`}>
              {words}
            </TextLink>
          ),
        )}
      </Fragment>
    ) : (
      <sup key={index}>
        <a href={sourceAnchor(part)} className="px-0.5 text-brand">
          {part}
        </a>
      </sup>
    ),
  )
}
