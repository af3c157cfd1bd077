'use client'

import { useEffect, useRef } from 'react'
import type { FormValues } from '@/lib/forms/form-fields'

type Props = {
  heading: string
  /** Messages by the names of the fields, in their order on the page. */
  errors: FormValues
  /** How often the button was pressed. Each press that finds errors moves the focus here. */
  presses: number
}

/** What is wrong with a form, at its top, with a link to each field. The title of the page says that there is something. */
export function ErrorSummary({ heading, errors, presses }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => element.current?.focus(), [presses])
  useEffect(() => {
    if (!hasErrors) return
    const { title } = document
    document.title = `Error: ${title}`
    return () => {
      document.title = title
    }
  }, [hasErrors])
  if (!hasErrors) return null
  return (
    <div
      ref={element}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary-heading"
      className="grid gap-2 rounded-sm border-2 border-error bg-card p-5"
    >
      <h2 id="error-summary-heading" className="text-lg">
        {heading}
      </h2>
      <ul className="grid gap-1">
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                // The address stays as it is: a hash would be one more entry of the history.
                event.preventDefault()
                document.getElementById(name)?.focus()
              }}
              className="inline-block font-semibold text-error underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
