import { basename } from 'node:path'
import { ImageResponse } from 'next/og'
import { logo, logoPath, markSvg } from '@/lib/images/logo'
import { readLogo } from '@/lib/images/logo-file'
import { svgDataUri, themeColor } from '@/lib/images/theme'

type PngIcon = {
  /** Width and height in pixels. */
  size: number
  /** Share of the width that the mark takes; a phone may cut away what lies outside the middle 80 %. */
  markShare: number
  /** A phone paints transparent parts black. */
  isOpaque: boolean
}

/** The logo lies beside the icons where the company has one. */
const drawings: Record<string, string> = {
  'mark.svg': markSvg(),
  ...(logo && { [basename(logoPath)]: readLogo(logo.file) }),
}

const pngIcons: Record<string, PngIcon> = {
  'apple-touch-icon.png': { size: 180, markShare: 0.72, isOpaque: true },
  'icon-192.png': { size: 192, markShare: 1, isOpaque: false },
  'icon-512.png': { size: 512, markShare: 1, isOpaque: false },
  'maskable-512.png': { size: 512, markShare: 0.56, isOpaque: true },
}

type Context = { params: Promise<{ icon: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return Object.keys({ ...drawings, ...pngIcons }).map((icon) => ({ icon }))
}

export async function GET(_request: Request, { params }: Context) {
  const { icon } = await params
  const svg = drawings[icon]
  if (svg) return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
  const png = pngIcons[icon]
  if (!png) throw new Error(`There is no icon ${icon}`)
  const { size, markShare, isOpaque } = png
  const markSize = Math.round(size * markShare)
  return new ImageResponse(
    <div
      style={{
        width: size,
        height: size,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: isOpaque ? themeColor(logo ? 'paper' : 'brand-deep') : 'transparent',
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
