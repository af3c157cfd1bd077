import type { Photo } from './draft'
import { photoFields } from './fields'
import { fieldsOf, isTaken, timeoutMilliseconds, type FilledForm } from './send'
import type { FormService } from './settings'

const maxFileBytes = 25 * 1024 * 1024
const maxLongSidePixels = 1_600
const jpegQuality = 0.8

/**
 * Makes a file small enough to be sent. The canvas keeps neither place nor camera.
 *
 * @param taken How many there are already.
 * @returns The photo, or why the file is left out.
 */
export async function takePhoto(
  file: File,
  taken: number,
): Promise<Photo | 'tooMany' | 'tooLarge' | 'unreadable'> {
  if (taken >= photoFields.length) return 'tooMany'
  if (file.size > maxFileBytes) return 'tooLarge'
  try {
    return { name: file.name, url: await shrunk(file) }
  } catch {
    return 'unreadable'
  }
}

async function shrunk(file: File) {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, maxLongSidePixels / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale) || 1
  canvas.height = Math.round(picture.height * scale) || 1
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  // What is transparent would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', jpegQuality)
}

/**
 * Sends a form with its photos, in one attempt, which is given up after ten seconds without progress.
 *
 * @param onProgress Takes the number of the photo that is being sent. `fetch` could not tell.
 * @returns Whether the service has taken them.
 */
export function sendWithPhotos(
  service: FormService,
  form: FilledForm,
  photos: readonly Photo[],
  onProgress: (photo: number) => void,
): Promise<boolean> {
  const body = new FormData()
  for (const [name, text] of Object.entries(fieldsOf(service, form))) body.append(name, text)
  photos.forEach(({ url }, index) => {
    body.append(photoFields[index] ?? '', fileOf(url), `photo-${index + 1}.jpg`)
  })
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const giveUpLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), timeoutMilliseconds)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      giveUpLater()
      onProgress(Math.ceil((loaded / total) * photos.length) || 1)
    }
    // Without an answer the status is 0.
    request.onloadend = () => {
      clearTimeout(timer)
      const isGood = request.status >= 200 && request.status < 300
      resolve(isGood && isTaken(request.responseText, service))
    }
    request.open('POST', service.endpoint)
    request.setRequestHeader('Accept', 'application/json')
    giveUpLater()
    request.send(body)
  })
}

function fileOf(url: string) {
  const [, base64 = ''] = url.split(',')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: 'image/jpeg' })
}
