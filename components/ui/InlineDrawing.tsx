import { readFileSync } from 'node:fs'

const looks = {
  strip: 'w-full print:hidden',
  illustration: 'aspect-video w-full rounded-sm shadow-raised print:hidden',
}

type Props = {
  /** Its path below public/. */
  src: string
  alt: string
  look: keyof typeof looks
}

/**
 * A drawing in the page itself, because a phone would paint it a third later with a second request. Its file is optimized
 * with `npx svgo`.
 *
 * @throws When the file is no SVG with a viewBox.
 */
export function InlineDrawing({ src, alt, look }: Props) {
  const file = readFileSync(`public${src}`, 'utf8')
  const [, viewBox, shapes = ''] = /<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(file) ?? []
  if (!viewBox) throw new Error(`public${src} is no SVG drawing with a viewBox`)
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={viewBox}
      // A house stands on its lower edge. An illustration without its whole height loses what is below.
      preserveAspectRatio={look === 'strip' ? 'xMidYMax' : 'xMidYMin slice'}
      className={looks[look]}
      // Firefox would read the words in a drawing out, although it has a name.
      dangerouslySetInnerHTML={{ __html: `<g aria-hidden="true">${shapes}</g>` }}
    />
  )
}
