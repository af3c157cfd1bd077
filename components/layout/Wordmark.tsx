import { company } from '@/content/company'

/** The company's mark, a leaf under a lens, beside its name on two lines. */
export function Wordmark() {
  const [first, second] = company.wordmark
  return (
    <a href="/" className="flex items-center gap-2 no-underline">
      <svg
        viewBox="0 0 40 40"
        className="hidden size-9 shrink-0 xs:block sm:size-11"
        aria-hidden="true"
      >
        <circle
          cx="18"
          cy="18"
          r="15"
          fill="var(--color-paper)"
          stroke="var(--color-signal)"
          strokeWidth="3"
        />
        <path d="m29 29 8 8" stroke="var(--color-signal)" strokeWidth="5" strokeLinecap="round" />
        <g stroke="var(--color-brand-deep)" strokeWidth="1.8" strokeLinecap="round" fill="none">
          <path d="M14 16 8.500 13.500M14 19H7.500M14.500 21.500 9.500 26M22 16l5.500-2.500M22 19h6.500M21.500 21.500l5 4.500M16 10l-3-3.500M20 10l3-3.500" />
        </g>
        <g fill="var(--color-brand-deep)">
          <circle cx="18" cy="11.500" r="3" />
          <ellipse cx="18" cy="17" rx="2.800" ry="3.400" />
          <ellipse cx="18" cy="24.500" rx="4.200" ry="5.400" />
        </g>
      </svg>
      <span className="font-display text-xs leading-tight whitespace-nowrap sm:text-base sm:leading-tight">
        {first} <br />
        {second}
      </span>
    </a>
  )
}
