'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { readPhotos, savePhotos, type Photo } from '@/lib/forms/draft'
import type { FormName } from '@/lib/forms/fields'
import type { PhotoWords } from '@/lib/forms/form-page-schemas'
import { sendWithPhotos, takePhoto } from '@/lib/forms/photos'
import type { Upload } from '@/lib/forms/send'

type Props = {
  form: FormName
  words: PhotoWords
  /** The files of the last choice. */
  chosen: readonly File[]
  /** Takes what sends the form with its photos. */
  onReady: (upload: () => Upload) => void
}

/** The photos that were chosen, each with a button that takes it away again. */
export function PhotoList({ form, words, chosen, onReady }: Props) {
  const [photos, setPhotos] = useState<readonly Photo[]>(() => readPhotos(form))
  const [note, setNote] = useState('')
  // Those of now: the photos of a rendering are old once a file has been made smaller.
  const current = useRef(photos)
  const ready = useRef(Promise.resolve())

  function keep(changed: readonly Photo[]) {
    current.current = changed
    setPhotos(changed)
    return savePhotos(form, changed)
  }

  async function take(files: readonly File[]) {
    const notes = []
    for (const file of files) {
      setNote(naming(words.preparing, file))
      const taken = await takePhoto(file, current.current.length)
      if (typeof taken === 'string') notes.push(naming(words[taken], file))
      else if (!keep([...current.current, taken])) notes.push(words.lostOnReload)
    }
    const added = words.added.replace('{count}', String(current.current.length))
    setNote([...new Set([...notes, added])].join(' '))
  }

  useEffect(() => {
    if (chosen.length > 0) ready.current = ready.current.then(() => take(chosen))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each choice once
  }, [chosen])
  useEffect(() => {
    onReady(() => async (service, filled, onProgress) => {
      await ready.current
      const { length } = current.current
      if (length === 0) return undefined
      return sendWithPhotos(service, filled, current.current, (photo) =>
        onProgress(
          words.sending.replace('{number}', String(photo)).replace('{count}', String(length)),
        ),
      )
    })
  }, [onReady, words])

  function remove(photo: Photo) {
    keep(photos.filter((other) => other !== photo))
    setNote(naming(words.removed, photo))
    // The button goes.
    document.getElementById('photos')?.focus()
  }

  return (
    <>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-4">
          {photos.map((photo, index) => (
            <li key={index} className="grid justify-items-start gap-2">
              <img src={photo.url} alt={photo.name} className="size-28 rounded-sm object-cover" />
              <Button variant="quiet" size="small" onClick={() => remove(photo)}>
                {words.remove}
                <span className="sr-only"> {photo.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{note}</p>
    </>
  )
}

/** Not the name alone: in it `$&` would stand for what is replaced. */
function naming(text: string, { name }: { name: string }) {
  return text.replace('{file}', () => name)
}
