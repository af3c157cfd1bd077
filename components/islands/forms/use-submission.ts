import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { reportOutcome } from '@/lib/browser/form-outcome'
import { goTo } from '@/lib/browser/navigation'
import { clearDraft, releaseDraft, wasInterrupted } from '@/lib/forms/draft'
import type { FilledForm, SendFailure } from '@/lib/forms/send'
import type { FormName, FormService, FormValues } from '@/lib/forms/service'

/** When a visitor is told that it takes longer than usual. */
const slowMilliseconds = 5_000

/** How long a request that is not sent anywhere takes. */
const simulatedMilliseconds = 1_500

/** `not-loaded`: the code that checks or sends the form could not be fetched. */
export type FailedSubmission = SendFailure | 'not-loaded'

export type SubmissionState = 'idle' | 'submitting' | FailedSubmission

/**
 * What becomes of a form from the press of its button on. The thank-you page opens once it has arrived.
 *
 * @param service What takes the form; without it, what was filled in is only logged.
 */
export function useSubmission(form: FormName, service: FormService | undefined) {
  const [current, setState] = useState<SubmissionState>()
  const [isSlow, setIsSlow] = useState(false)
  const isBusy = useRef(false)
  const trap = useRef<HTMLInputElement>(null)
  const isInterrupted = useSyncExternalStore(
    () => () => {},
    () => Boolean(service) && wasInterrupted(form),
    () => false,
  )
  // Whoever left the page before an answer came is told that nobody knows whether the form has arrived.
  const state = current ?? (isInterrupted ? 'unreachable' : 'idle')

  useEffect(() => {
    // On the way back the back/forward cache shows the page as it was left: "Processing...".
    const reset = (event: PageTransitionEvent) => {
      if (event.persisted) setState('idle')
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  function fail(failure: FailedSubmission) {
    setState(failure)
    reportOutcome(failure)
  }

  /**
   * Answers a press of the button. A second press does nothing until the first is through.
   *
   * @param checkAndSend Rejects when code that it needs cannot be fetched.
   */
  async function submit(checkAndSend: () => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    const timer = setTimeout(() => setIsSlow(true), slowMilliseconds)
    try {
      await checkAndSend()
    } catch {
      fail(navigator.onLine ? 'not-loaded' : 'offline')
    }
    clearTimeout(timer)
    setIsSlow(false)
    isBusy.current = false
  }

  async function send(values: FormValues) {
    setState('submitting')
    const filled = { name: form, values, trap: trap.current?.value ?? '' }
    const failure = await (service ? loadAndSend(service, filled) : simulate(values))
    if (failure) {
      releaseDraft(form)
      return fail(failure)
    }
    clearDraft(form)
    reportOutcome('sent')
    goTo('/thank-you')
  }

  return { state, isSlow, trap, submit, send, reset: () => setState('idle') }
}

/** Fetches the code that sends a form, which nobody needs before, and sends it. */
async function loadAndSend(service: FormService, filled: FilledForm) {
  const { sendForm } = await import('@/lib/forms/send')
  return sendForm(service, filled)
}

async function simulate(values: FormValues): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, simulatedMilliseconds))
  console.log('Estimate request', values)
}
