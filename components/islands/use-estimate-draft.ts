import { useEffect } from 'react'
import type { EstimateFormControl } from './EstimateFields'
import { estimateEndpoint } from '@/lib/estimate/estimate-endpoint'

/** Where requests are really sent, what is typed outlives a reload of the tab. */
export function useEstimateDraft(form: EstimateFormControl) {
  useEffect(() => {
    if (!estimateEndpoint) return
    let stop: (() => void) | undefined
    let isGone = false
    void import('./keep-estimate-draft')
      .then(({ keepEstimateDraft }) => {
        if (!isGone) stop = keepEstimateDraft(form)
      })
      // Without a connection there is no draft, and still a form.
      .catch(() => {})
    return () => {
      isGone = true
      stop?.()
    }
  }, [form])
}
