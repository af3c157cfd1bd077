import './globals.css'
import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import Script from 'next/script'
import type { ReactNode } from 'react'
import { siteLanguage } from '@/lib/seo/metadata'
import { siteUrl } from '@/lib/seo/site-url'

const youngSerif = localFont({
  src: './fonts/young-serif-latin.woff2',
  weight: '400',
  // With `optional` a first visit would not show the font: see docs/performance.md.
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  // The letters that it has: CONTRIBUTING.md says how it is made.
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A9, U+AE, U+B0, U+B7, U+BC-BE, U+C0-C2, U+C4, U+C7-CF, U+D1-D4, U+D6-D7, U+D9-DC, U+DF-E2, U+E4, U+E7-EF, U+F1-F4, U+F6, U+F9-FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122',
    },
  ],
  variable: '--font-young-serif',
})

/** Without a canonical, which every page without its own would inherit. */
export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  // Safari would turn figures in articles into phone links.
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  // eslint-disable-next-line no-restricted-syntax -- It is brand-deep. The browser's toolbar reads no style sheet.
  themeColor: '#12332a',
  // Without it an iPhone gives the call bar no room above its home indicator.
  viewportFit: 'cover',
}

/** Browsers with speculation rules prefetch a page when a visitor is about to follow a link to it. */
const speculationRules = { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] }

const isDevelopment = process.env.NODE_ENV === 'development'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // In development no inline script says that scripts run.
    <html
      lang={siteLanguage}
      className={youngSerif.variable}
      data-scripts={isDevelopment ? '' : undefined}
    >
      <body>
        {children}
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
        />
        {/* A built page gets it from scripts/finish.ts. Here React hydrates the whole page, and the script changes it afterwards. */}
        {isDevelopment && <Script src="/site.js" strategy="lazyOnload" />}
      </body>
    </html>
  )
}
