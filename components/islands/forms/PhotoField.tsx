import { FieldFrame } from '@/components/ui/FieldFrame'
import type { FormWords } from '@/lib/forms/form-page-schemas'

export type PhotoWords = FormWords['photos'] & Pick<FormWords, 'optional'>

/** Photos for a request. Without scripts nothing could send them, so the field does not show. */
export function PhotoField({ words }: { words: PhotoWords }) {
  const { label, hint, optional } = words
  return (
    <div className="noscript:hidden">
      <FieldFrame name="photos" label={label} hint={hint} optional={optional}>
        {({ name: _, ...control }) => <input {...control} type="file" accept="image/*" multiple />}
      </FieldFrame>
    </div>
  )
}
