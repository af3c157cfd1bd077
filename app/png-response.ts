import type { Sharp } from 'sharp'

/** A picture as the file that a route gives. */
export async function pngResponse(picture: Sharp) {
  const png = await picture.png().toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
