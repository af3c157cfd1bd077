import type { Sharp } from 'sharp'

// The responses of routes that generate pictures.

export async function pngResponse(picture: Promise<Sharp>) {
  const png = await (await picture).png().toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}

export function svgResponse(svg: string | undefined) {
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}
