import { basename } from 'node:path'
import { iconImage } from '../icon-image'
import { pngResponse, svgResponse } from '@/app/picture-response'
import { logo, logoPath, iconSvg } from '@/lib/brand/logo'
import { readLogo } from '@/lib/brand/logo-file'

const icons: Record<string, () => Response | Promise<Response>> = {
  'mark.svg': () => svgResponse(iconSvg()),
  'apple-touch-icon.png': () => pngResponse(iconImage(180, 0.72)),
  'icon-96.png': () => pngResponse(iconImage(96)),
  'icon-512.png': () => pngResponse(iconImage(512)),
}

const ownLogo = logo()?.file
if (ownLogo) icons[basename(logoPath)] = () => svgResponse(readLogo(ownLogo))

type Context = { params: Promise<{ icon: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return Object.keys(icons).map((icon) => ({ icon }))
}

export async function GET(_request: Request, { params }: Context) {
  const { icon } = await params
  const respond = icons[icon]
  if (!respond) throw new Error(`There is no icon ${icon}`)
  return respond()
}
