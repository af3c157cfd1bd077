import { Wordmark } from './Wordmark'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { company, shortPhone } from '@/lib/content/company'
import { headerLinks, type NavigationLink } from '@/lib/content/navigation'
import { everyPage } from '@/lib/content/pages'

const words = () => everyPage().header

/**
 * Menus are `<details>` elements followed by their content, so that they work without JavaScript; CSS then opens the
 * services menu on hover. The site script opens and closes the `<details>` instead, so that screen readers announce its
 * state, and adds Escape. Without it the header scrolls away, because only the script can make it opaque.
 */
export function Header({ path }: { path: string }) {
  const tel = `tel:${company().phone.dial}`
  return (
    <header className="@container absolute inset-x-0 top-0 z-20 flex flex-wrap items-center justify-end gap-2 page-width py-[min(0.625rem,3vw)] text-paper in-data-header:fixed motion-safe:color-transition opaque:border-b opaque:bg-paper opaque:text-ink">
      <Wordmark />{' '}
      <details data-menu="main" className="group peer/main row:hidden">
        <summary className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm border-2 border-current px-2 text-sm font-semibold">
          <span className="sr-only sm:not-sr-only">{words().menu}</span>
          <Icon name="menu" look="while-closed" />
          <Icon name="x" look="while-open" />
        </summary>
      </details>
      {/* As high as header and call bar let it be. */}
      <nav
        aria-label={words().main}
        className="absolute inset-x-0 top-full hidden max-h-[calc(100svh-8.5rem)] overflow-y-auto border-b bg-paper px-[max(0.75rem,env(safe-area-inset-left),env(safe-area-inset-right))] pt-2 pb-5 text-ink peer-open/main:block row:static row:block row:overflow-visible row:border-0 row:bg-transparent row:p-0 row:text-inherit max-row:shadow-raised"
      >
        <ul className="grid gap-1 row:flex row:items-center">
          {headerLinks().map((item) => (
            <li
              key={item.name}
              data-menu-area={'links' in item ? '' : undefined}
              className="group/area relative"
            >
              {'links' in item ? (
                <ServicesMenu name={item.name} links={item.links} path={path} />
              ) : (
                <HeaderLink link={item} path={path} />
              )}
            </li>
          ))}
        </ul>
        <div className="mt-3 grid md:hidden">
          <EstimateButton variant="outline" />
        </div>
      </nav>
      {/* With very large text this row has no room, and the call bar has the phone number. */}
      <div className="whitespace-nowrap md:hidden">
        <ButtonLink href={tel} variant="outline-current" size="small">
          {words().call}
        </ButtonLink>
      </div>
      <div className="hidden gap-2 whitespace-nowrap md:flex">
        <ButtonLink href={tel} variant="signal" size="small">
          <Icon name="phone" look="on-tablets" />
          {words().call} <span className="hidden row:inline">{shortPhone()}</span>
        </ButtonLink>
        <EstimateButton variant="outline-current" />
      </div>
    </header>
  )
}

/** In the header of wide screens, and in the menu of a phone. */
function EstimateButton({ variant }: { variant: 'outline' | 'outline-current' }) {
  return (
    <ButtonLink href="/contact" variant={variant} size="small">
      {words().estimate}
    </ButtonLink>
  )
}

const itemLook =
  'flex min-h-11 items-center gap-1 rounded-sm px-3 py-2 text-base decoration-current decoration-3 underline-offset-8 hover:underline aria-[current]:underline row:px-1.5 row:text-sm'

type HeaderLinkProps = { link: NavigationLink & { alsoUnder?: string }; path: string }

function HeaderLink({ link, path }: HeaderLinkProps) {
  const { name, href, alsoUnder } = link
  const isParent = alsoUnder !== undefined && path.includes(alsoUnder)
  return (
    <a
      href={href}
      aria-current={path === href ? 'page' : isParent || undefined}
      className={itemLook}
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
        <summary className={itemLook}>
          {name}
          <Icon name="chevron-down" look="turns" />
        </summary>
      </details>
      {/* The padding bridges the gap between button and list, where the pointer would leave the menu. */}
      <div className="hidden peer-open/services:block row:absolute row:inset-s-0 row:top-full row:w-72 row:pt-2 row:group-hover/area:not-in-data-header:block">
        <ul className="ms-6 grid row:ms-0 row:rounded-sm row:border row:bg-paper row:p-2 row:text-ink row:shadow-raised">
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
