import { Fragment } from 'react'
import { TextLink } from './TextLink'
import { sourceAnchor, sourceReference } from '@/lib/sources/source-references'

/** A number as visitors read it. Our own is a link wherever it stands; these are of others, such as a health office. */
const phoneNumber = /(\(\d{3}\) \d{3}-\d{4})/

/**
 * A statement whose sources are named by number: each number leads to the list at the end of the page. Its telephone
 * numbers can be tapped.
 */
export function SourcedText({ text }: { text: string }) {
  // What stands between the groups of the pattern comes at odd places.
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
