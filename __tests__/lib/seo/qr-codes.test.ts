import { pathsWithQrCode, qrCodeFile } from '@/lib/seo/qr-codes'

test('each page that prints with a QR code has a file of its own', () => {
  const files = pathsWithQrCode().map(qrCodeFile)
  expect(qrCodeFile('/blog/mud-tubes')).toBe('blog-mud-tubes.svg')
  expect(new Set(files).size).toBe(files.length)
})
