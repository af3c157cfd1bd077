import 'server-only'
import { getArticles } from '@/lib/articles/articles'
import { getGuidePages } from '@/lib/guide/animals'

/** The file in /images/qr/ with a page's QR code, which leads from the printed copy back to the page. */
export function qrCodeFile(path: string): string {
  return `${path.slice(1).replaceAll('/', '-')}.svg`
}

/** The paths of all pages that print with a QR code. */
export function pathsWithQrCode(): string[] {
  return [
    ...getArticles().map(({ article }) => `/blog${article.slug}`),
    ...[...getGuidePages().keys()].map((slug) => `/field-guide/${slug}`),
  ]
}
