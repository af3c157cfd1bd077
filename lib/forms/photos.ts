/** Longest side of a photo that is sent, in pixels. */
const maxSide = 1_600
/** What a hint in content/pages/forms.yaml tells visitors, too. */
const maxPhotos = 5
/** A request waits no longer for its photos. */
const timeoutMilliseconds = 5_000

/** A file keeps its smaller copy, so that a photo is made smaller when it is chosen, and not after the press. */
const copies = new WeakMap<File, Promise<Blob | undefined>>()

/**
 * Smaller JPEG copies of the photos that a visitor has chosen. They have neither position nor time, because a canvas
 * keeps only pixels. A file that the browser cannot read as a picture is left out.
 */
export async function smallPhotos(files: readonly File[]): Promise<Blob[]> {
  const photos: Blob[] = []
  if (files.length === 0) return photos
  const readAll = async () => {
    // One after the other: several photos of a phone together need more memory than it may have.
    for (const file of files.slice(0, maxPhotos)) {
      if (!copies.has(file)) copies.set(file, smallCopy(file))
      const photo = await copies.get(file)
      if (photo) photos.push(photo)
    }
  }
  await Promise.race([readAll(), new Promise((r) => setTimeout(r, timeoutMilliseconds))])
  return [...photos]
}

async function smallCopy(file: File) {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((r) => canvas.toBlob(r, 'image/jpeg', 0.8))
    return blob ?? undefined
  } catch {
    return undefined
  }
}

/** The files in the photo field of a form. The field has no name, so that a browser never sends the originals. */
export function chosenPhotos(form: HTMLFormElement): File[] {
  return [...(form.querySelector<HTMLInputElement>('input[type="file"]')?.files ?? [])]
}
