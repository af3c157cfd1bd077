import { useEffect, useRef, useState } from 'react'
import type { UseFormHandleSubmit } from 'react-hook-form'
import { importInTime, lazyImport } from '@/lib/browser/lazy-import'
import { goTo } from '@/lib/browser/navigation'
import { saveDraft } from '@/lib/forms/draft'
import {
  honeypotName,
  type FormField,
  type FormName,
  type FormValues,
} from '@/lib/forms/form-fields'
import type { FormService } from '@/lib/forms/form-service-schema'
import type { SendFailure } from '@/lib/forms/send'

/** After this time the form says that sending takes longer than usual. */
const slowMilliseconds = 5_000

export type SubmissionState =
  | 'idle'
  | 'submitting'
  /** The code that checks and sends has not loaded: nothing was sent. */
  | 'notLoaded'
  | SendFailure

type Options = {
  form: FormName
  fields: readonly FormField[]
  /** The form service. Without one, what was filled in is only logged. */
  service: FormService | undefined
  handleSubmit: UseFormHandleSubmit<FormValues>
}

/** From the press of a form's button to its outcome: checks and sends the form, and opens the thank-you page. */
export function useSubmission({ form, fields, service, handleSubmit }: Options) {
  const [state, setState] = useState<SubmissionState>('idle')
  const [isSlow, setIsSlow] = useState(false)
  /** Whether a press is being answered. The button looks the same until the checks have passed. */
  const isBusy = useRef(false)
  /** How often the visitor has left the page. An answer that comes later opens no other page. */
  const departures = useRef(0)

  useEffect(() => {
    // Sets no state: Firefox would keep the button disabled after the back button.
    const leave = () => {
      departures.current += 1
      // WebKit never ends a request of a page that it has frozen.
      isBusy.current = false
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

  async function submit(element: HTMLFormElement) {
    if (isBusy.current) return
    isBusy.current = true
    const departuresBefore = departures.current
    const hasLeft = () => departures.current > departuresBefore
    const outcome = await checkAndSendForm(element, hasLeft)
    if (hasLeft()) return
    setIsSlow(false)
    if (outcome === 'sent') {
      saveDraft(form, {})
      goTo('/thank-you')
      return
    }
    setState(outcome)
    isBusy.current = false
  }

  async function checkAndSendForm(
    element: HTMLFormElement,
    hasLeft: () => boolean,
  ): Promise<SubmissionState | 'sent'> {
    const code = await importInTime(loadCode)
    if (!code) return navigator.onLine ? 'notLoaded' : 'offline'
    // By the spec, the browser checks the contact form with its own messages.
    if (form === 'contact' && !code.passesBrowserChecks(element, fields)) return 'idle'
    let values: FormValues | undefined
    await handleSubmit((checked) => void (values = checked))()
    if (hasLeft() || !values) return 'idle'
    setState('submitting')
    const honeypot = new FormData(element).get(honeypotName)
    const timer = setTimeout(() => setIsSlow(!hasLeft()), slowMilliseconds)
    const failure = service
      ? await code.sendForm({
          service,
          form,
          values: { ...values, ...(honeypot && { [honeypotName]: String(honeypot) }) },
          hasLeft,
        })
      : await code.logRequest(values, hasLeft)
    clearTimeout(timer)
    return failure ?? 'sent'
  }

  return { state, isSlow, submit }
}

export const loadCode = lazyImport(() => import('@/lib/forms/check-and-send'))
