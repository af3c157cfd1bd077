import { basename } from 'node:path'
import { iconImage } from '../icon-image'
import { logo, logoPath, markSvg } from '@/lib/images/logo'
import { readLogo } from '@/lib/images/logo-file'

/** The logo lies beside the icons where the company has one. */
const drawings: Record<string, string> = {
  'mark.svg': markSvg(),
  ...(logo && { [basename(logoPath)]: readLogo(logo.file) }),
}

/** Width and height in pixels, and the share of them that the mark takes where a phone may cut it. */
const pngIcons: Record<string, { size: number; markShare?: number }> = {
  'apple-touch-icon.png': { size: 180, markShare: 0.72 },
  'icon-512.png': { size: 512 },
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
  return iconImage(png.size, png.markShare)
}
