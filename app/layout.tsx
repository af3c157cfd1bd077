import './globals.css'
import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { themeColor } from '@/lib/drawing/theme'
import { siteUrl } from '@/lib/seo/site-url'

const youngSerif = localFont({
  src: './fonts/young-serif-latin.woff2',
  weight: '400',
  // Headings never move: a face that comes late is left for the next page. See also lib/after-paint.
  display: 'optional',
  // Those that stand in for it are in globals.css.
  adjustFontFallback: false,
  variable: '--font-young-serif',
})

/** The canonical is set per page and never here, where every page without its own would inherit it. */
export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icons/mark.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/apple-touch-icon.png',
  },
  // Safari would otherwise turn figures in the articles into phone links.
  formatDetection: { telephone: false },
}

export const viewport: Viewport = { themeColor: themeColor('brand-deep') }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The site's script says here whether the page is scrolled, before React wakes.
    <html lang="en-US" className={youngSerif.variable} suppressHydrationWarning>
      <body>
        {children}
        <script src="/site.js" defer />
      </body>
    </html>
  )
}
