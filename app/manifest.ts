import type { MetadataRoute } from 'next'
import { company } from '@/lib/company/company'
import { themeColor } from '@/lib/images/theme'

export const dynamic = 'force-static'

/** For visitors who put the site on their home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: company.name,
    short_name: company.wordmark[1],
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: themeColor('paper'),
    theme_color: themeColor('brand-deep'),
    icons: [
      { src: '/icons/mark.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
