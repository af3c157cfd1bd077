import { ImageResponse } from 'next/og'
import { logo, markSvg } from '@/lib/images/logo'
import { svgDataUri, themeColor } from '@/lib/images/theme'

/**
 * What stands for the company, as a square PNG.
 *
 * @param size Width and height in pixels.
 * @param markShare The share of them that the mark takes where a phone may cut away what lies outside of the middle 80 %,
 * and would paint black what is transparent.
 */
export function iconImage(size: number, markShare?: number) {
  const markSize = Math.round(size * (markShare ?? 1))
  return new ImageResponse(
    <div
      style={{
        width: size,
        height: size,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: markShare ? themeColor(logo ? 'paper' : 'brand-deep') : 'transparent',
      }}
    >
      <img
        src={svgDataUri(markSvg())}
        width={markSize}
        height={markSize}
        alt=""
        style={{ objectFit: 'contain' }}
      />
    </div>,
    { width: size, height: size },
  )
}
