'use client'

import type { Ref } from 'react'
import { estimateEndpoint } from '@/lib/estimate/estimate-endpoint'

/**
 * A field for machines that fill in whatever they find. Its name is none of those on which form services
 * drop a request by themselves. Only where requests are really sent.
 */
export function SpamTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  if (!estimateEndpoint) return null
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
