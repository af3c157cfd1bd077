import type { Graph, Thing, WithContext } from 'schema-dts'

type Props = { data: WithContext<Thing> | Graph }

export function JsonLd({ data }: Props) {
  // A `<` in a text could otherwise end the script, and with it begin anything.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
