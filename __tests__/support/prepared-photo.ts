/** What lib/images/prepare-photo.ts gives in a test that is about where a photo stands, and not about its pixels. */
export function preparePhoto(src: string) {
  const address = (file: string) => `${src.replace(/\.\w+$/, '')}-${file}`
  return {
    width: 1200,
    height: 900,
    srcSet: `${address('480.webp')} 480w, ${address('1200.webp')} 1200w`,
    src: address('1200.webp'),
    card: address('card.webp'),
  }
}
