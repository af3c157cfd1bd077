import type { Sharp } from 'sharp'

// The responses of routes that generate pictures.

export async function pngResponse(picture: Promise<Sharp>) {
  return rasterResponse((await picture).png(), 'image/png')
}

export async function webpResponse(picture: Promise<Sharp>) {
  return rasterResponse(await picture, 'image/webp')
}

async function rasterResponse(picture: Sharp, type: string) {
  return new Response(new Uint8Array(await picture.toBuffer()), {
    headers: { 'Content-Type': type },
  })
}

export function svgResponse(svg: string | undefined) {
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}
