import { renderSVG } from 'uqr'

/** A QR code (ISO/IEC 18004) as an SVG file, with the four light modules around it that a camera needs. */
export function qrCode(text: string): string {
  return renderSVG(text, { border: 4, pixelSize: 1 })
}
