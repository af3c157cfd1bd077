import { pathsWithQrCode, qrCodeFile } from '@/lib/seo/qr-codes'

test('each page that prints with a QR code has a file of its own', () => {
  const files = pathsWithQrCode().map(qrCodeFile)
  expect(files).toContain('blog-signs-of-bed-bugs.svg')
  expect(new Set(files).size).toBe(files.length)
})
