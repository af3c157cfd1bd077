import { ButtonLink } from '@/components/ui/ButtonLink'
import { Icon } from '@/components/ui/Icon'
import { company } from '@/lib/company/company'
import { everyPage } from '@/lib/pages/page-copy'

export type CallBarProps = {
  path: string
  lang?: string | undefined
  /** Instead of the words of the other pages, and in its language. */
  words?: { call: string; estimate: string } | undefined
  /** On a page where somebody else has to be called first: an outlined call, and no estimate. */
  isQuiet?: boolean | undefined
}

/**
 * Call and estimate within reach of the thumb, on small screens, where every other call button is only outlined. It
 * leaves while a field has focus: the keyboard needs the room. On the estimate page it has no link to it, which would
 * load the form anew and lose what is typed.
 */
export function CallBar({ path, lang, words, isQuiet = false }: CallBarProps) {
  const call = isQuiet ? everyPage().callBar.quiet : (words?.call ?? everyPage().callBar.call)
  return (
    <nav
      aria-label={everyPage().callBar.label}
      data-call-bar=""
      className="fixed inset-x-0 bottom-0 z-10 flex flex-wrap justify-center gap-2 border-t border-line bg-paper p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] *:grow in-[:has(form_:focus)]:hidden md:hidden print:hidden"
    >
      <ButtonLink
        href={`tel:${company().phone.dial}`}
        variant={isQuiet ? 'outline' : 'signal'}
        size="compact"
        lang={lang}
      >
        <Icon name="phone" look="from-xs" />
        <span>
          {/* Longer words than ours would need a second row. */}
          <span className={words ? 'sr-only' : 'sr-only xs:not-sr-only'}>{`${call} `}</span>
          {company().phone.display}
        </span>
      </ButtonLink>
      {path !== '/estimate' && !isQuiet && (
        <ButtonLink href="/estimate" variant="outline" size="compact" lang={lang}>
          {words?.estimate ?? everyPage().callBar.estimate}
        </ButtonLink>
      )}
    </nav>
  )
}
