import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/Icon'
import { daysText, timesText } from '@/lib/content/business-hours'
import { company } from '@/lib/content/company'
import { fill } from '@/lib/content/fill'
import { getLocations, getMainLocations } from '@/lib/content/locations'
import { footerLinks } from '@/lib/content/navigation'
import { everyPage } from '@/lib/content/pages'

const words = () => everyPage().footer

export function Footer() {
  const { social } = company()
  const areas = getMainLocations().map(({ slug, city }) => ({
    name: city,
    href: `/locations/${slug}`,
  }))
  return (
    <footer className="on-brand grid gap-6 bg-brand-deep page-width pt-6 pb-[calc(--spacing(17)+env(safe-area-inset-bottom))] text-sm text-paper md:gap-8 md:pt-14 md:pb-14 md:text-base print:hidden">
      <div
        className={`grid grid-cols-2 gap-x-6 gap-y-4 max-[18rem]:grid-cols-1 md:gap-8 ${social.length > 0 ? 'md:grid-cols-[1.4fr_1fr_1fr_1fr]' : 'md:grid-cols-[1.4fr_1fr_1fr]'}`}
      >
        <Contact />
        <FooterLinkColumn
          id="footer-company"
          heading={words().company}
          links={footerLinks().company}
        />
        <FooterLinkColumn
          id="footer-services"
          heading={words().services}
          links={footerLinks().services}
        />
        {social.length > 0 && (
          <div className="col-span-full md:col-span-1">
            <FooterLinkColumn
              id="footer-follow"
              heading={words().social}
              links={social.map(({ network, url }) => ({ name: network, href: url }))}
              layout="flex flex-wrap gap-x-6 md:grid"
              opensTab
            />
          </div>
        )}
      </div>
      <div className="border-t border-brand-line pt-5 md:pt-8">
        <FooterLinkColumn
          id="footer-areas"
          heading={words().areas}
          links={
            getLocations().length > areas.length
              ? [...areas, { name: words().allAreas, href: '/sitemap' }]
              : areas
          }
          layout="flex flex-wrap gap-x-4 sm:grid sm:grid-cols-3 sm:gap-x-6 md:grid-cols-4 lg:grid-cols-5"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-brand-line pt-4 text-sm md:pt-6">
        <p>
          © <span data-today="year">{new Date().getFullYear()}</span> {company().name}
        </p>
        <FooterLinks links={footerLinks().legal} layout="flex flex-wrap gap-x-6" />
      </div>
    </footer>
  )
}

function Contact() {
  const { name, founded, address, phone, email, hours, emergency } = company()
  return (
    <address className="col-span-full grid content-start gap-1 not-italic md:col-span-1 md:gap-3">
      <span className="font-display text-lg">{name}</span>{' '}
      {founded && <span>{fill(words().since, { year: founded })}</span>}{' '}
      <span>
        {address.street}, {address.city},{' '}
        <span className="inline-block">
          {address.state} {address.postalCode}
        </span>
      </span>{' '}
      <ContactLink href={`tel:${phone.dial}`} icon="phone">
        {phone.display}
      </ContactLink>
      <ContactLink href={`mailto:${email}`} icon="mail">
        <span>
          {email.split('@', 1)}
          <wbr />@{email.split('@')[1]}
        </span>
      </ContactLink>
      <ul className="flex flex-wrap gap-x-4">
        {hours.map((line) => (
          <li key={daysText(line)}>
            {daysText(line)} {timesText(line)}
          </li>
        ))}
        {emergency && <li>{emergency}</li>}
      </ul>
    </address>
  )
}

type ContactLinkProps = { href: string; icon: IconName; children: ReactNode }

function ContactLink({ href, icon, children }: ContactLinkProps) {
  return (
    <>
      <a
        href={href}
        className={`flex items-center gap-3 justify-self-start py-1 [&>svg]:text-ochre ${footerLinkLook}`}
      >
        <Icon name={icon} />
        {children}
      </a>{' '}
    </>
  )
}

const footerLinkLook = 'decoration-ochre decoration-2 underline-offset-4 hover:underline'

type Props = {
  links: readonly { name: string; href: string }[]
  layout?: string | undefined
  opensTab?: boolean
}

type ColumnProps = Props & { id: string; heading: string }

function FooterLinkColumn({ id, heading, ...links }: ColumnProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="pb-1 font-display text-lg text-ochre">
        {heading}
      </h2>
      <FooterLinks {...links} />
    </nav>
  )
}

function FooterLinks({ links, layout, opensTab = false }: Props) {
  return (
    <ul className={layout}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a
            href={href}
            aria-label={opensTab ? `${name} ${words().newTab}` : undefined}
            target={opensTab ? '_blank' : undefined}
            rel={opensTab ? 'noopener' : undefined}
            className={`inline-block max-w-full py-1 wrap-break-word ${footerLinkLook}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
