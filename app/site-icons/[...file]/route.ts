import { iconImage } from '../icon-image'
import { pictureRoute, rasterResponse, svgResponse, type Draw } from '@/app/picture-response'
import { logo, logoPath, iconSvg } from '@/lib/brand/logo'
import { readLogo } from '@/lib/brand/logo-file'

const icons = new Map<string, Draw>([
  ['/site-icons/mark.svg', () => svgResponse(iconSvg())],
  ['/site-icons/apple-touch-icon.png', () => rasterResponse(iconImage(180, 0.72))],
  ['/site-icons/icon-96.png', () => rasterResponse(iconImage(96))],
  ['/site-icons/icon-512.png', () => rasterResponse(iconImage(512))],
])

const ownLogo = logo()?.file
if (ownLogo) icons.set(logoPath, () => svgResponse(readLogo(ownLogo)))

export const dynamic = 'force-static'
export const dynamicParams = false
export const { generateStaticParams, GET } = pictureRoute('/site-icons', () => icons)
