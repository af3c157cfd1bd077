import type { Svg } from '@/lib/images/svg'

const looks = {
  /** Limited in height; the scene is wide enough to fill the sides. */
  portrait: 'h-auto max-h-92 w-full',
  house: 'w-full',
  strip: 'w-full print:hidden',
  illustration: 'aspect-video w-full rounded-sm object-cover shadow-raised print:hidden',
  card: 'aspect-video w-full border-b border-line',
}

/** A house stands on its lower edge. The others without their whole height lose what is below. */
const alignments: Partial<Record<keyof typeof looks, string>> = {
  house: 'xMidYMax',
  strip: 'xMidYMax',
  illustration: 'xMidYMin slice',
  card: 'xMidYMin slice',
}

type Props = {
  svg: Svg
  /** Left out if the text beside the drawing says the same. */
  alt?: string | undefined
  look: keyof typeof looks
}

/** A drawing in the page itself, because a phone would show it half a second later with a second request. */
export function InlineDrawing({ svg: { viewBox, rootAttributes, shapes }, alt, look }: Props) {
  // Firefox would read the words in a drawing out, although it has a name.
  const attributes = `${alt ? ' aria-hidden="true"' : ''}${rootAttributes}`
  return (
    <svg
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      viewBox={viewBox}
      preserveAspectRatio={alignments[look]}
      className={looks[look]}
      dangerouslySetInnerHTML={{
        __html: attributes ? `<g${attributes}>${shapes}</g>` : shapes,
      }}
    />
  )
}
