'use client'

import type { Ref } from 'react'

/** A field for machines that fill in whatever they find. Form services drop nothing by this name. */
export function SpamTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
