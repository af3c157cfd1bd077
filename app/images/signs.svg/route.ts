import { home } from '@/lib/content/texts'
import { drawingSheet, signFolder } from '@/lib/drawing/sheet'

export const dynamic = 'force-static'

/** The drawings of the home page's signs. */
export function GET() {
  const names = home.signs.items.map(({ drawing }) => drawing)
  return new Response(drawingSheet(signFolder, names), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
