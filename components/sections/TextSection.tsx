import { SourcedText } from '@/components/ui/SourcedText'
import { TextLink } from '@/components/ui/TextLink'

type Props = {
  heading: string
  headingLevel?: 'h2' | 'h3'
  paragraphs: readonly string[]
  list?: readonly string[]
  link?: { text: string; href: string } | undefined
}

export function TextSection({ heading, headingLevel: Heading = 'h2', ...texts }: Props) {
  const { paragraphs, list, link } = texts
  return (
    <section>
      <Heading>{heading}</Heading>
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
