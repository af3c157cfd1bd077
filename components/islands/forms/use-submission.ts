import { useEffect, useRef, useState } from 'react'
import { goTo } from '@/lib/browser/navigation'
import { clearDraft } from '@/lib/forms/draft'
import type { FormName, FormValues } from '@/lib/forms/fields'
import type * as press from '@/lib/forms/press'
import type { SendFailure } from '@/lib/forms/send'
import type { FormService } from '@/lib/forms/settings'

/** After this time the form says that sending takes longer than usual. */
const slowMilliseconds = 5_000

/** How long a request that is not sent anywhere takes. */
const simulatedMilliseconds = 1_500

const nextPage = '/thank-you'

export type SubmissionState =
  | 'idle'
  | 'submitting'
  /** A script of the form has not come: nothing was sent. */
  | 'notLoaded'
  | SendFailure

/**
 * Sends a form and gives its state. The thank-you page opens when the service has accepted it.
 *
 * @param service What takes the form; without it, what was filled in is only logged.
 */
export function useSubmission(
  form: FormName,
  service: FormService | undefined,
  loadPress: () => Promise<typeof press>,
) {
  const [state, setState] = useState<SubmissionState>('idle')
  const [isSlow, setIsSlow] = useState(false)
  /** How often the visitor has left the page. Whatever was under way then opens no other page later. */
  const visit = useRef(0)
  /** Whether a press is being handled. Reset on leaving, because WebKit never ends a request of a page that it has frozen. */
  const busyRef = useRef(false)

  useEffect(() => {
    // Changes no state: when it did, the button stayed disabled in Firefox after the way back.
    const leave = () => {
      visit.current += 1
      busyRef.current = false
    }
    // The back/forward cache restores the page as it was left: "Processing...".
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setState('idle')
      setIsSlow(false)
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])

  async function send(values: FormValues) {
    const started = visit.current
    const isAwaited = () => visit.current === started
    setState('submitting')
    const timer = setTimeout(() => setIsSlow(isAwaited()), slowMilliseconds)
    const failure = service
      ? await (await loadPress()).sendForm({ service, form, values, isAwaited })
      : await simulate(values, isAwaited)
    clearTimeout(timer)
    if (!isAwaited()) return
    setIsSlow(false)
    if (failure) return setState(failure)
    clearDraft(form)
    goTo(nextPage)
  }

  return { state, isSlow, busyRef, send, setState }
}

async function simulate(
  values: FormValues,
  isAwaited: () => boolean,
): Promise<SendFailure | undefined> {
  await new Promise((resolve) => setTimeout(resolve, simulatedMilliseconds))
  if (!isAwaited()) return undefined
  // A browser may say so of a connection that works. Without one the next page could not be opened.
  if (!navigator.onLine && !(await fetch(nextPage, { method: 'HEAD' }).catch(() => undefined))) {
    return 'offline'
  }
  console.log('Estimate request', values)
  return undefined
}
