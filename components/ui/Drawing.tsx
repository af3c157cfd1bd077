import { readDrawing } from '@/lib/images/drawings'

type Look = 'whole' | 'strip' | 'illustration'

const looks: Record<Look, string> = {
  whole: 'h-auto w-full',
  strip: 'h-36 w-full rounded-sm shadow-raised sm:h-auto print:hidden',
  illustration: 'aspect-video w-full rounded-sm object-cover shadow-raised print:hidden',
}

type Props = {
  /** Below public/, with a leading slash. */
  path: string
  /** Left out where words beside the drawing say the same. */
  alt?: string | undefined
  /** A `strip` shows a phone the top of the drawing. */
  look: Look
  /** Changes the drawing first. */
  edit?: (svg: string) => string
}

/**
 * The largest thing on a first screen: an SVG file is inlined into the page, since a second request would show it half a
 * second later on a phone. Any other picture is an `<img>`.
 */
export function Drawing({ path, alt, look, edit = (svg) => svg }: Props) {
  if (!path.endsWith('.svg')) {
    return <img src={path} alt={alt ?? ''} width={800} height={450} className={looks[look]} />
  }
  const [, viewBox, shapes = ''] =
    /^<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(edit(readDrawing(path))) ?? []
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <svg
      {...label}
      viewBox={viewBox}
      preserveAspectRatio={look === 'whole' ? undefined : 'xMidYMin slice'}
      className={looks[look]}
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
