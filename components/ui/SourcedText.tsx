import { sourceAnchor, sourceReference } from '@/lib/content/source-references'

/** A statement whose sources are named by number: each number leads to the list at the end of the page. */
export function SourcedText({ text }: { text: string }) {
  // What stands between the groups of the pattern comes at odd places.
  return text.split(sourceReference).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <sup key={index}>
        <a href={sourceAnchor(part)} className="px-0.5 text-brand">
          {part}
        </a>
      </sup>
    ),
  )
}
