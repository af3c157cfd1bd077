'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { readPhotos, savePhotos, type Photo } from '@/lib/forms/draft'
import type { FormName } from '@/lib/forms/fields'
import { sendWithPhotos, takePhoto } from '@/lib/forms/photos'
import type { Upload } from '@/lib/forms/send'

type Props = {
  form: FormName
  /** The files of the last choice. */
  chosen: readonly File[]
  /** Takes what sends the form with its photos. */
  onReady: (upload: () => Upload) => void
}

/** The photos that were chosen, each with a button that takes it away again. */
export function PhotoList({ form, chosen, onReady }: Props) {
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
      setNote(`Preparing ${file.name}…`)
      const taken = await takePhoto(file, current.current.length)
      if (typeof taken === 'string') notes.push(taken)
      else if (!keep([...current.current, taken])) notes.push(lostOnReload)
    }
    setNote([...new Set([...notes, `Photos added: ${current.current.length}.`])].join(' '))
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
        onProgress(`Sending photo ${photo} of ${length}…`),
      )
    })
  }, [onReady])

  function remove(photo: Photo) {
    keep(photos.filter((other) => other !== photo))
    setNote(`${photo.name} removed.`)
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
                Remove<span className="sr-only"> {photo.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{note}</p>
    </>
  )
}

const lostOnReload = 'After loading this page again you would have to choose your photos again.'
