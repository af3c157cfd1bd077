import { Button } from '@/components/ui/Button'
import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import { thankYou } from '@/lib/pages/page-copy'

const words = thankYou.home

const redirectSeconds = '5'

/** The way home from the confirmation. The site script counts down; without it nothing speaks of a countdown. */
export function HomeRedirect() {
  const [before, after] = words.countdown.split('{seconds}')
  return (
    <div data-redirect="" className="group grid gap-4">
      <p tabIndex={-1}>
        <span
          data-redirect-countdown=""
          className="invisible group-data-[redirect=running]:visible noscript:hidden"
        >
          {before}
          {/* As wide for one second as for two, so that no line breaks elsewhere at the end. */}
          <span className="inline-block min-w-[5.5em] whitespace-nowrap">
            <span data-redirect-seconds="" data-many={words.seconds} data-one={words.second}>
              {words.seconds.replace('{count}', redirectSeconds)}
            </span>
            {after}
          </span>{' '}
        </span>
        <FilledText text={words.now} parts={{ link: <TextLink href="/">{words.link}</TextLink> }} />
      </p>
      <div className="invisible group-data-[redirect=running]:visible noscript:hidden">
        <Button variant="outline" data-answer={words.stays}>
          {words.stay}
        </Button>
      </div>
    </div>
  )
}
