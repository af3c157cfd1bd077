import { useEffect, useRef, useState } from 'react'
import { reportOutcome } from '@/lib/browser/form-outcome'
import { goTo } from '@/lib/browser/navigation'
import { clearDraft } from '@/lib/forms/draft'
import type { FilledForm, SendFailure } from '@/lib/forms/send'
import type { FormName, FormService } from '@/lib/forms/service'

/** When a visitor is told that it takes longer than usual. */
const slowMilliseconds = 5_000

/** `not-loaded`: the code that checks or sends the form could not be fetched. */
export type FailedSending = SendFailure | 'not-loaded'

export type SendingState = 'idle' | 'submitting' | FailedSending

/** What becomes of a form from the press of its button on. The thank-you page opens once it has arrived. */
export function useSending(form: FormName) {
  const [state, setState] = useState<SendingState>('idle')
  const [isSlow, setIsSlow] = useState(false)
  const isBusy = useRef(false)

  useEffect(() => {
    // On the way back the back/forward cache shows the page as it was left: "Processing...".
    const reset = (event: PageTransitionEvent) => {
      if (event.persisted) setState('idle')
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  function fail(failure: FailedSending) {
    setState(failure)
    if (process.env.COUNTS) reportOutcome(failure)
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

  /** @param attempt Gives why the form has not arrived, if it hasn't. */
  async function send(attempt: () => Promise<SendFailure | undefined>) {
    setState('submitting')
    const failure = await attempt()
    if (failure) return fail(failure)
    clearDraft(form)
    if (process.env.COUNTS) reportOutcome('sent')
    goTo('/thank-you')
  }

  return { state, isSlow, submit, send, reset: () => setState('idle') }
}

/** Fetches the code that sends a form, which nobody needs before, and sends it. */
export async function loadAndSend(service: FormService, filled: FilledForm) {
  const { sendForm } = await import('@/lib/forms/send')
  return sendForm(service, filled)
}
