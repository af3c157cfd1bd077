'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { readPhotos, savePhotos, type Photo } from '@/lib/forms/draft'
import type { FormName } from '@/lib/forms/fields'
import type { PhotoWords } from '@/lib/forms/form-page-schemas'
import type { Upload } from '@/lib/forms/send'

type Props = {
  form: FormName
  words: PhotoWords
  /** Takes what sends the form with its photos. */
  onReady: (upload: () => Upload) => void
}

/** Asks for photos, and shows those that were chosen, each with a button that takes it away again. */
export function PhotosField({ form, words, onReady }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [note, setNote] = useState('')
  // Those of now: the photos of a rendering are old once a file has been made smaller.
  const current = useRef(photos)
  const ready = useRef(Promise.resolve())

  useEffect(() => {
    keep(readPhotos(form))
    // What was chosen before hydration.
    choose()
    onReady(() => upload)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, [])

  function keep(changed: readonly Photo[]) {
    current.current = changed
    setPhotos(changed)
    return savePhotos(form, changed)
  }

  function choose() {
    const files = [...(input.current?.files ?? [])]
    if (!input.current || files.length === 0) return
    // The same file may be chosen again.
    input.current.value = ''
    ready.current = ready.current.then(() => take(files)).catch(() => setNote(words.missing))
  }

  async function take(files: readonly File[]) {
    const { takePhoto } = await loadPhotos()
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

  const upload: Upload = async (service, filled, onProgress) => {
    await ready.current
    const { length } = current.current
    if (length === 0) return undefined
    const progress = words.sending.replace('{count}', String(length))
    const say = (photo: number) => onProgress(progress.replace('{number}', String(photo)))
    return loadPhotos().then(
      ({ sendWithPhotos }) => sendWithPhotos(service, filled, current.current, say),
      () => false,
    )
  }

  function remove(photo: Photo) {
    keep(photos.filter((other) => other !== photo))
    setNote(naming(words.removed, photo))
    // The button goes.
    input.current?.focus()
  }

  return (
    <div className="grid gap-3 in-data-[state=failed]:hidden noscript:hidden">
      <Field name="photos" label={words.label} hint={words.hint} optional={words.optional}>
        {({ name: _, ...control }) => (
          // Without a name it is no part of what the form sends by itself.
          <input {...control} ref={input} type="file" accept="image/*" multiple onChange={choose} />
        )}
      </Field>
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
    </div>
  )
}

/** What makes photos smaller and sends them: fetched with the first one. */
const loadPhotos = () => import('@/lib/forms/photos')

/** By a function: in a plain replacement `$&` would insert what is replaced. */
function naming(text: string, { name }: { name: string }) {
  return text.replace('{file}', () => name)
}
