import { cardLook } from '@/components/ui/card-looks'
import { DescriptionItem } from '@/components/ui/DescriptionItem'
import { LinkList } from '@/components/ui/LinkList'
import type { Term } from '@/lib/content/service-terms'

type Props = { terms: readonly Term[]; links: readonly { text: string; href: string }[] }

/** Long terms in a card, with links below them. */
export function TermsCard({ terms, links }: Props) {
  return (
    <div className={`${cardLook('plain')} px-4 pb-3 text-sm md:px-6 md:py-3`}>
      {/* The border above the first term of the second column would lie below that of the card. */}
      <dl className="-mt-px gap-x-12 [clip-path:inset(1px_-1rem_-1rem)] md:columns-2">
        {terms.map(({ term, text }) => (
          <DescriptionItem key={term} term={term}>
            {typeof text === 'string' ? text : <TextList texts={text} />}
          </DescriptionItem>
        ))}
      </dl>
      <LinkList links={links} layout="row" />
    </div>
  )
}

function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="list-disc ps-5">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
