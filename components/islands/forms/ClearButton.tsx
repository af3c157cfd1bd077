'use client'

import { Button } from '@/components/ui/Button'

type Props = {
  label: string
  /** Its room is kept, so that nothing moves when it comes and goes. */
  isShown: boolean
  reset: () => void
}

/** Empties a form, so that the next person at a shared computer finds no draft. */
export function ClearButton({ label, isShown, reset }: Props) {
  return (
    <div className={isShown ? undefined : 'invisible'}>
      <Button
        variant="quiet"
        size="small"
        onClick={({ currentTarget }) => {
          reset()
          // This button goes with the entries.
          currentTarget.form?.querySelector('input')?.focus()
        }}
      >
        {label}
      </Button>
    </div>
  )
}
