import { Fragment } from 'react'
import { TextLink } from './TextLink'
import { dialAddress, phoneInText } from '@/lib/phone-links'
import { sourceAnchor, sourceReference } from '@/lib/sources/source-references'

/**
 * A statement whose sources are named by number: each number leads to the list at the end of the page. Its telephone
 * numbers can be tapped.
 */
export function SourcedText({ text }: { text: string }) {
  // split() puts what the pattern captured at odd indexes.
  return text.split(sourceReference).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>
        {part.split(phoneInText).map((words, place) =>
          place % 2 === 0 ? (
            words
          ) : (
            <TextLink key={place} href={dialAddress(words)}>
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
