import { Wordmark } from './Wordmark'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Icon } from '@/components/ui/Icon'
import { headerLetters, headerLinks, type NavigationLink } from '@/lib/pages/navigation'
import { company } from '@/lib/site/company'
import { everyPage } from '@/lib/site/page-copy'

const words = () => everyPage().header

/**
 * Menus are `<details>` elements followed by their content, so that they work without JavaScript; CSS then opens the
 * services menu on hover. The site script opens and closes the `<details>` instead, so that screen readers announce its
 * state, and adds Escape. Without it the header scrolls away, because only the script can make it opaque.
 */
export function Header({ path }: { path: string }) {
  return (
    <header className="absolute inset-x-0 top-0 z-20 flex flex-wrap items-center gap-2.5 border-b border-transparent page-width text-paper in-data-header:fixed motion-safe:color-transition opaque:border-line opaque:bg-paper opaque:text-ink">
      <Wordmark />{' '}
      <details data-menu="main" className="group peer/main ml-auto lg:hidden">
        <summary className="flex min-h-11 min-w-11 list-none items-center justify-center gap-2 rounded-sm border-2 border-current px-2 font-semibold">
          <span className="sr-only sm:not-sr-only">{words().menu}</span>
          <Icon name="menu" look="while-closed" />
          <Icon name="x" look="while-open" />
        </summary>
      </details>
      <nav
        aria-label={words().main}
        className="absolute inset-x-0 top-full hidden max-h-menu overflow-y-auto border-b border-line bg-paper px-3 pt-2 pb-5 text-ink peer-open/main:block max-lg:shadow-raised lg:static lg:ml-auto lg:block lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:text-inherit"
      >
        <ul className="grid gap-1 lg:flex lg:items-center">
          {headerLinks().map((entry) => (
            <li
              key={entry.name}
              data-menu-area={'links' in entry ? '' : undefined}
              className="group/area relative"
            >
              {'links' in entry ? (
                <ServicesMenu name={entry.name} links={entry.links} path={path} />
              ) : (
                <HeaderLink link={entry} path={path} />
              )}
            </li>
          ))}
        </ul>
        <div className="mt-3 grid md:hidden">
          <EstimateButton variant="outline" />
        </div>
      </nav>
      {/* With very large text this row has no room, and the call bar has the phone number. */}
      <div className="flex gap-2 max-md:[&>a+a]:hidden">
        <ButtonLink href={`tel:${company().phone.dial}`} variant="signal-wide" size="small">
          <Icon name="phone" look="from-sm" />
          {words().call}
        </ButtonLink>
        <EstimateButton variant="outline-current" />
      </div>
    </header>
  )
}

/** In the header of wide screens, and in the menu of a phone. Customers who can book do that instead. */
function EstimateButton({ variant }: { variant: 'outline' | 'outline-current' }) {
  const { text, href } = company().booking ?? { text: words().estimate, href: '/contact' }
  return (
    <ButtonLink href={href} variant={variant} size="small">
      {text}
    </ButtonLink>
  )
}

/** The most letters of the header's row in which its entries still have their full size, and the next one. */
const maxLetters = { full: 87, small: 100 }

/** More letters get a smaller size, so that the buttons stay in the same row. */
function entrySize() {
  if (headerLetters() <= maxLetters.full) return 'px-3'
  if (headerLetters() <= maxLetters.small) return 'px-3 lg:px-1.5 lg:text-sm'
  return 'px-3 lg:px-1 lg:text-xs'
}

function entryLook() {
  return `${entrySize()} flex min-h-11 items-center gap-1 rounded-sm py-2 text-base decoration-current decoration-3 underline-offset-8 hover:underline aria-[current]:underline`
}

type HeaderLinkProps = { link: NavigationLink & { alsoUnder?: string }; path: string }

function HeaderLink({ link, path }: HeaderLinkProps) {
  const { name, href, lang, alsoUnder } = link
  const isParent = alsoUnder !== undefined && path.includes(alsoUnder)
  return (
    <a
      href={href}
      lang={lang}
      hrefLang={lang}
      aria-current={path === href ? 'page' : isParent || undefined}
      className={entryLook()}
    >
      {name}
    </a>
  )
}

type ServicesMenuProps = { name: string; links: readonly NavigationLink[]; path: string }

function ServicesMenu({ name, links, path }: ServicesMenuProps) {
  return (
    <>
      <details data-menu="services" className="group peer/services">
        <summary className={`${entryLook()} list-none`}>
          {name}
          <Icon name="chevron-down" look="turns" />
        </summary>
      </details>
      {/* The padding bridges the gap between button and list, where the pointer would leave the menu. */}
      <div className="hidden peer-open/services:block lg:absolute lg:top-full lg:left-0 lg:w-72 lg:pt-2 lg:group-hover/area:not-in-data-header:block">
        <ul className="ml-3 grid border-l-2 border-line pl-1 lg:ml-0 lg:rounded-sm lg:border lg:bg-paper lg:p-2 lg:text-ink lg:shadow-raised">
          {links.map((link) => (
            <li key={link.href}>
              <HeaderLink link={link} path={path} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
