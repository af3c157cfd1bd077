/** An ant under a magnifying glass. app/icon.svg has it for tabs. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 40 40"
      className="hidden size-9 shrink-0 xs:block sm:size-11"
      // For browsers that can't read the style.
      width="36"
      aria-hidden="true"
      strokeLinecap="round"
    >
      <circle cx="18" cy="18" r="15" strokeWidth="3" className="fill-paper stroke-ochre" />
      <path d="m29 29 8 8" strokeWidth="5" className="stroke-ochre" />
      <g strokeWidth="2" className="fill-brand-deep stroke-brand-deep">
        <path d="M14 16 9 13M14 19H8M15 22l-5 4M22 16l5-3M22 19h6M21 22l5 4M16 10l-3-3M20 10l3-3" />
        <circle cx="18" cy="11" r="2" />
        <ellipse cx="18" cy="17" rx="2" ry="3" />
        <ellipse cx="18" cy="25" rx="3" ry="4" />
      </g>
    </svg>
  )
}
