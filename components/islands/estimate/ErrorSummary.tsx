'use client'

import type { Ref } from 'react'

type Props = {
  ref: Ref<HTMLDivElement>
  /** The fields in their order on the page. */
  errors: readonly { name: string; message: string | undefined }[]
}

/** What is wrong with a form, at its top, with a link to each field. The form moves the focus here. */
export function ErrorSummary({ ref, errors }: Props) {
  const found = errors.filter(({ message }) => message)
  if (found.length === 0) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary-heading"
      className="grid gap-2 border-4 border-error bg-card p-5"
    >
      <h2 id="error-summary-heading" className="text-xl">
        There is a problem
      </h2>
      <ul className="grid gap-1">
        {found.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                // The address keeps its form: a hash would be one more step on the way back.
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
