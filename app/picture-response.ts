import type { Sharp } from 'sharp'

export type Draw = () => Response | Promise<Response>

/**
 * A route with a generated file for each picture.
 *
 * @param folder The address of the route: "/share".
 * @param pictures By their addresses. Each has an extension, from which hosts derive its type.
 */
export function pictureRoute(folder: string, pictures: () => ReadonlyMap<string, Draw>) {
  return {
    generateStaticParams: () =>
      [...pictures().keys()].map((path) => ({ file: path.slice(folder.length + 1).split('/') })),
    async GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
      const path = [folder, ...(await params).file].join('/')
      const draw = pictures().get(path)
      if (!draw) throw new Error(`There is no picture ${path}`)
      return draw()
    },
  }
}

/** A PNG or WebP file, which browsers know by its first bytes. */
export async function rasterResponse(picture: Sharp | Promise<Sharp>) {
  return new Response(new Uint8Array(await (await picture).toBuffer()))
}

export function svgResponse(svg: string | undefined) {
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}
