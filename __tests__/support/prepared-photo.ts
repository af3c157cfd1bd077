/** What lib/images/prepare-photo.ts gives in a test that is about where a photo stands, and not about its pixels. */
export function preparePhoto({ src }: { src: string }) {
  const address = (file: string) => `${src.replace(/\.\w+$/, '')}-${file}`
  return {
    width: 1200,
    height: 900,
    avif: `${address('480.avif')} 480w, ${address('1200.avif')} 1200w`,
    webp: `${address('480.webp')} 480w, ${address('1200.webp')} 1200w`,
    jpeg: `${address('480.jpg')} 480w, ${address('1200.jpg')} 1200w`,
    src: address('1200.jpg'),
    card: address('card.webp'),
  }
}
