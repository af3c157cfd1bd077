'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { TextLink } from '@/components/ui/TextLink'
import { goTo } from '@/lib/browser/navigation'

const redirectSeconds = 5
const tickMilliseconds = 1_000

/** Counts down and goes home, unless the visitor stays. It waits while the tab is hidden (WCAG 2.2.1). */
export function HomeRedirect() {
  const [secondsLeft, setSecondsLeft] = useState(redirectSeconds)
  const [stays, setStays] = useState(false)
  const message = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (stays) return
    if (secondsLeft === 0) {
      goTo('/', { replace: true })
      return
    }
    const timer = setInterval(() => {
      if (!document.hidden) setSecondsLeft((seconds) => seconds - 1)
    }, tickMilliseconds)
    return () => clearInterval(timer)
  }, [secondsLeft, stays])

  function stay() {
    setStays(true)
    // The button goes: whoever pressed it by keyboard goes on from the sentence that answers it.
    message.current?.focus()
  }

  return (
    <div className="grid gap-4">
      <p ref={message} tabIndex={-1}>
        {stays ? (
          'You can stay as long as you like. '
        ) : (
          <span className="without-islands:hidden">
            You will be taken to the home page in {secondsLeft}&nbsp;
            {secondsLeft === 1 ? 'second' : 'seconds'}.{' '}
          </span>
        )}
        To go there now, <TextLink href="/">click here</TextLink>.
      </p>
      {!stays && (
        <div className="without-islands:hidden">
          <Button variant="outline" onClick={stay}>
            Stay on this page
          </Button>
        </div>
      )}
    </div>
  )
}
