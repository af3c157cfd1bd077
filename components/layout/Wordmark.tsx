import { company } from '@/lib/company/company'
import { mark } from '@/lib/images/logo'

/** The company's mark beside its name on two lines. */
export function Wordmark() {
  const [first, second] = company.wordmark
  return (
    <a href="/" className="flex items-center gap-2 no-underline">
      <svg
        viewBox={mark.viewBox}
        className="hidden size-9 shrink-0 xs:block sm:size-11"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: mark.drawing }}
      />
      <span className="font-display text-xs leading-tight whitespace-nowrap sm:text-base sm:leading-tight">
        {first} <br />
        {second}
      </span>
    </a>
  )
}
