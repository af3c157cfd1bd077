import { Button } from '@/components/ui/Button'
import { TextLink } from '@/components/ui/TextLink'

/** The way home from the confirmation. The site script counts down; without it nothing speaks of a countdown. */
export function HomeRedirect() {
  return (
    <div data-redirect="" className="group grid gap-4">
      <p tabIndex={-1}>
        <span
          data-redirect-countdown=""
          className="invisible group-data-[redirect=running]:visible noscript:hidden"
        >
          You will be taken to the home page in{' '}
          {/* As wide for one second as for two, so that no line breaks elsewhere at the end. */}
          <span className="inline-block min-w-[5.5em] whitespace-nowrap">
            <span data-redirect-seconds="">5 seconds</span>.
          </span>{' '}
        </span>
        To go there now, <TextLink href="/">click here</TextLink>.
      </p>
      <div className="invisible group-data-[redirect=running]:visible noscript:hidden">
        <Button variant="outline">Stay on this page</Button>
      </div>
    </div>
  )
}
