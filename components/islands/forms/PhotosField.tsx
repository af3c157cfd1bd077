'use client'

import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import type * as photoListModule from './PhotoList'
import { Field } from '@/components/ui/Field'
import { readPhotos } from '@/lib/forms/draft'
import type { FormName } from '@/lib/forms/fields'
import type { PhotoWords } from '@/lib/forms/form-page-schemas'
import type { Upload } from '@/lib/forms/send'

type Props = {
  form: FormName
  words: PhotoWords
  /** Takes what sends the form with its photos. */
  onReady: (upload: () => Upload) => void
}

/** Asks for photos. The code for them is fetched with the first touch, or where the tab has kept some. */
export function PhotosField({ form, words, onReady }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [list, setList] = useState<typeof photoListModule | 'missing'>()
  const [chosen, setChosen] = useState<readonly File[]>([])
  const load = () => void import('./PhotoList').then(setList, () => setList('missing'))

  useEffect(() => {
    // What was chosen before hydration, and what the tab has kept over a reload.
    input.current?.dispatchEvent(new Event('change', { bubbles: true }))
    if (readPhotos(form).length > 0) load()
  }, [form])

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    if (files.length === 0) return
    // The same file may be chosen again.
    target.value = ''
    setChosen(files)
    load()
  }

  return (
    <div className="grid gap-3 in-data-[state=failed]:hidden noscript:hidden">
      <Field name="photos" label={words.label} hint={words.hint} optional={words.optional}>
        {({ name: _, ...control }) => (
          // Without a name it is no part of what the form sends by itself.
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/*"
            multiple
            onFocus={load}
            onChange={choose}
          />
        )}
      </Field>
      {list === 'missing' && <p role="status">{words.missing}</p>}
      {list && list !== 'missing' && (
        <list.PhotoList form={form} words={words} chosen={chosen} onReady={onReady} />
      )}
    </div>
  )
}
