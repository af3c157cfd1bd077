import { drawingSheet, specimenFolder } from '@/lib/images/sheet'
import type { Service } from '@/lib/services/service-schema'
import { services } from '@/lib/services/services'

type Context = { params: Promise<{ sheet: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return sheets().map(({ file }) => ({ sheet: file }))
}

/** The drawings of all that a service treats. The name ends in .svg, because a host tells the type of a file by its ending. */
export async function GET(_request: Request, { params }: Context) {
  const { sheet: file } = await params
  const sheet = sheets().find((sheet) => sheet.file === file)
  if (!sheet) throw new Error(`There is no sheet ${file}`)
  return new Response(drawingSheet(specimenFolder, sheet.specimens), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}

/** A service without targets has an empty sheet: an export refuses a route that has no file. */
function sheets() {
  return services.map(({ slug, targets }: Service) => ({
    file: `${slug}.svg`,
    specimens: targets?.items.map(({ specimen }) => specimen) ?? [],
  }))
}
