import { ImageResponse } from 'next/og'
import { markSvg } from '@/lib/images/logo'
import { svgDataUri } from '@/lib/images/theme'

const size = 32

export const dynamic = 'force-static'

/** For what asks for /favicon.ico without reading the page. Under that name browsers and crawlers take a PNG as well. */
export function GET() {
  return new ImageResponse(
    <img
      src={svgDataUri(markSvg())}
      width={size}
      height={size}
      alt=""
      style={{ objectFit: 'contain' }}
    />,
    { width: size, height: size },
  )
}
