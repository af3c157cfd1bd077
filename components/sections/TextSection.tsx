import { SourcedText } from '@/components/ui/SourcedText'

type Props = {
  heading: string
  paragraphs: readonly string[]
  /** List items below the paragraphs. */
  list?: readonly string[]
}

export function TextSection({ heading, paragraphs, list }: Props) {
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
    </section>
  )
}
