import { SourcedText } from '@/components/ui/SourcedText'
import { TextLink } from '@/components/ui/TextLink'

type Props = {
  heading: string
  paragraphs: readonly string[]
  /** List items below the paragraphs. */
  list?: readonly string[]
  link?: { text: string; href: string } | undefined
}

export function TextSection({ heading, ...texts }: Props) {
  const { paragraphs, list, link } = texts
  return (
    <section>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <SourcedText text={paragraph} />
        </p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {link && (
        <p>
          <TextLink href={link.href} isAlone>
            {link.text}
          </TextLink>
        </p>
      )}
    </section>
  )
}
