type Props = { data: { '@context': string; [field: string]: unknown } }

export function JsonLd({ data }: Props) {
  // An unescaped `<` would let a text close the script element and start another.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
