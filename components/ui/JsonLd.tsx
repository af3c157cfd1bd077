import type { Graph, Thing, WithContext } from 'schema-dts'

type Props = { data: WithContext<Thing> | Graph }

export function JsonLd({ data }: Props) {
  // An unescaped `<` would let a text close the script element and start another.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
