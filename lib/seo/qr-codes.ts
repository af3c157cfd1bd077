import 'server-only'
import { pageFile } from './page-file'
import { getEntryPages } from '@/lib/content/content'

/** The picture of a page's QR code, which leads from the printed copy back to the page. */
export function qrCodePath(path: string): string {
  return `/images/qr/${pageFile(path)}.svg`
}

/** The paths of all pages that print with a QR code: those with a date, which are worth keeping on paper. */
export function pathsWithQrCode(): string[] {
  return getEntryPages().flatMap(({ lastModified, path }) => (lastModified ? path : []))
}
