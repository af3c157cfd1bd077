import { TextLink } from './TextLink'
import { dialAddress, phoneInText } from '@/lib/company/phone-links'
import { sourceAnchor, sourceReference } from '@/lib/sources/source-references'

/** A text whose source numbers link to the list of sources on the page, and whose phone numbers are links. */
export function SourcedText({ text }: { text: string }) {
  // split() returns the groups that the pattern has captured at odd indexes.
  return text.split(sourceReference).map((part, index) =>
    index % 2 === 0 ? (
      <TextWithPhoneLinks key={index} text={part} />
    ) : (
      <sup key={index}>
        <a href={sourceAnchor(part)} className="px-0.5 text-brand">
          {part}
        </a>
      </sup>
    ),
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
