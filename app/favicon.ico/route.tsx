import { ImageResponse } from 'next/og'
import { markSvg } from '@/lib/images/logo'
import { svgDataUri } from '@/lib/images/theme'

const size = 32

export const dynamic = 'force-static'

/** For what asks for /favicon.ico without reading the page: an ICO file that holds one PNG. */
export async function GET() {
  const image = new ImageResponse(
    <img src={svgDataUri(markSvg())} width={size} height={size} alt="" />,
    { width: size, height: size },
  )
  const png = Buffer.from(await image.arrayBuffer())
  return new Response(Buffer.concat([icoHeader(png.length), png]), {
    headers: { 'Content-Type': 'image/x-icon' },
  })
}

const headerBytes = 22

/** Directory of an ICO file with one entry, little-endian: https://en.wikipedia.org/wiki/ICO_(file_format). */
function icoHeader(pngBytes: number) {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(size, 6) // width
  header.writeUInt8(size, 7) // height
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(pngBytes, 14)
  header.writeUInt32LE(headerBytes, 18) // where the PNG begins
  return header
}
