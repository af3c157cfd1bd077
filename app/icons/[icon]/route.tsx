import { ImageResponse } from 'next/og'
import { markSvg } from '@/lib/images/logo'
import { svgDataUri, themeColor } from '@/lib/images/theme'

type PngIcon = {
  /** Width and height in pixels. */
  size: number
  /** Share of the width that the mark takes; a phone may cut away what lies outside the middle 80 %. */
  markShare: number
  /** A phone paints transparent parts black. */
  isOpaque: boolean
}

const vectorIcon = 'mark.svg'

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
  return [vectorIcon, ...Object.keys(pngIcons)].map((icon) => ({ icon }))
}

export async function GET(_request: Request, { params }: Context) {
  const { icon } = await params
  if (icon === vectorIcon) {
    return new Response(markSvg(), { headers: { 'Content-Type': 'image/svg+xml' } })
  }
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
        background: isOpaque ? themeColor('brand-deep') : 'transparent',
      }}
    >
      <img src={svgDataUri(markSvg())} width={markSize} height={markSize} alt="" />
    </div>,
    { width: size, height: size },
  )
}
