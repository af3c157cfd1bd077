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
          <span data-redirect-seconds="" className="whitespace-nowrap">
            5 seconds
          </span>
          .{' '}
        </span>
        To go there now, <TextLink href="/">click here</TextLink>.
      </p>
      <div className="invisible group-data-[redirect=running]:visible noscript:hidden">
        <Button variant="outline">Stay on this page</Button>
      </div>
    </div>
  )
}
