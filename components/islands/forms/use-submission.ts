import { useEffect, useState } from 'react'
import { goTo } from '@/lib/browser/navigation'
import { clearDraft } from '@/lib/forms/draft'
import type { FormName, FormValues } from '@/lib/forms/fields'
import { sendForm, type SendFailure } from '@/lib/forms/send'
import type { FormService } from '@/lib/forms/settings'

/** When a visitor is told that it takes longer than usual. */
const slowMilliseconds = 5_000

/** How long a request that is not sent anywhere takes. */
const simulatedMilliseconds = 1_500

export type SubmissionState = 'idle' | 'submitting' | SendFailure

/**
 * Sends a form, and tells what became of it. The thank-you page opens once it has arrived.
 *
 * @param service What takes the form; without it, what was filled in is only logged.
 */
export function useSubmission(form: FormName, service: FormService | undefined) {
  const [state, setState] = useState<SubmissionState>('idle')
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    // The back/forward cache restores the page as it was left: "Processing...".
    const reset = (event: PageTransitionEvent) => {
      if (event.persisted) setState('idle')
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  async function send(values: FormValues) {
    setState('submitting')
    const timer = setTimeout(() => setIsSlow(true), slowMilliseconds)
    const failure = await (service ? sendForm(service, form, values) : simulate(values))
    clearTimeout(timer)
    setIsSlow(false)
    if (failure) return setState(failure)
    clearDraft(form)
    goTo('/thank-you')
  }

  return { state, isSlow, send, setState }
}

async function simulate(values: FormValues): Promise<SendFailure | undefined> {
  await new Promise((resolve) => setTimeout(resolve, simulatedMilliseconds))
  // The thank-you page could not be opened.
  if (!navigator.onLine) return 'offline'
  console.log('Estimate request', values)
  return undefined
}
