/** Whether a picture of the content is a photo, rather than a drawing in public/. */
export function isPhoto(src: string): boolean {
  return src.startsWith('/photos/')
}
