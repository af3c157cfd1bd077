import { drawingSheet, signFolder } from '@/lib/images/sheet'
import { home } from '@/lib/pages/page-copy'

export const dynamic = 'force-static'

/** The drawings of the home page's signs. */
export function GET() {
  const names = home.signs.items.map(({ drawing }) => drawing)
  return new Response(drawingSheet(signFolder, names), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
