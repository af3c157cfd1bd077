import { basename } from 'node:path'
import { iconImage } from '../icon-image'
import { pngResponse } from '@/app/png-response'
import { logo, logoPath, iconSvg } from '@/lib/brand/logo'
import { readLogo } from '@/lib/brand/logo-file'

/** The logo lies beside the icons where the company has one. */
const drawings: Record<string, string> = {
  'mark.svg': iconSvg(),
  ...(logo && { [basename(logoPath)]: readLogo(logo.file) }),
}

/** Width and height in pixels, and the share of them that the logo takes where a phone may crop it. */
const pngIcons: Record<string, { size: number; logoShare?: number }> = {
  'apple-touch-icon.png': { size: 180, logoShare: 0.72 },
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
  return pngResponse(await iconImage(png.size, png.logoShare))
}
