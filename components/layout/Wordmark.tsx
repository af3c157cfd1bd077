import { Logo } from '@/components/ui/Logo'
import { company } from '@/lib/content/company'

/** The logo beside the name, on one line or two. */
export function Wordmark() {
  return (
    <a href="/" className="me-auto flex items-center gap-2">
      <Logo />
      <span className="font-display text-xs/tight whitespace-nowrap sm:text-base/tight">
        {company().wordmark.map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </span>
    </a>
  )
}
