import type { ReactNode } from 'react'
import { OfficeToday } from '@/components/sections/OfficeToday'
import { EmailAddress } from '@/components/ui/EmailAddress'
import { Icon } from '@/components/ui/Icon'
import { company } from '@/lib/company/company'
import { onlineLinks, textMessages } from '@/lib/company/contact-links'
import { areAllLocationsMain, getMainLocations } from '@/lib/locations/locations'
import { footerLinks, type NavigationLink } from '@/lib/pages/navigation'

export function Footer() {
  const { address, phone } = company
  const texts = textMessages(company)
  const ways = onlineLinks(company)
  return (
    <footer className="on-green border-t-4 border-ochre bg-brand-deep text-paper print:hidden">
      <div className="page-width grid gap-6 pt-8 pb-24 text-sm md:gap-10 md:pt-14 md:pb-14 md:text-base">
        <div
          className={`grid grid-cols-2 gap-x-6 gap-y-5 md:gap-8 ${company.social.length > 0 ? 'lg:grid-cols-[1.4fr_1fr_1fr_1fr]' : 'lg:grid-cols-[1.4fr_1fr_1fr]'}`}
        >
          <address className="col-span-2 grid content-start gap-1 not-italic md:gap-3 lg:col-span-1">
            <span className="font-display text-xl">{company.name}</span>
            {company.founded && <span>Since {company.founded}</span>}
            <span>
              {address.street}, {address.city}, {address.state} {address.postalCode}
            </span>
            <FooterContact href={`tel:${phone.dial}`} icon="phone" text={phone.display} />
            {texts && <FooterContact {...texts} icon="message" />}
            <FooterContact
              href={`mailto:${company.email}`}
              icon="mail"
              text={
                <span>
                  <EmailAddress address={company.email} />
                </span>
              }
            />
            <ul className="flex flex-wrap gap-x-4">
              {company.hours.map(({ days, hours }) => (
                <li key={days}>
                  {days} {hours}
                </li>
              ))}
              {company.emergency && <li>{company.emergency}</li>}
            </ul>
            <OfficeToday />
            {ways.length > 0 && (
              <ul>
                {ways.map(({ href, text }) => (
                  <li key={href}>
                    <a href={href} className={footerLink}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </address>
          <LinkColumn heading="Company" links={footerLinks.company} />
          <LinkColumn heading="Services" links={footerLinks.services} />
          {company.social.length > 0 && <SocialColumn />}
        </div>
        <nav aria-labelledby="footer-areas" className="border-t border-brand-line pt-5 md:pt-8">
          <h2 id="footer-areas" className={columnHeading}>
            Areas We Serve
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
            {getMainLocations().map(({ slug, city }) => (
              <li key={slug}>
                <a href={`/locations/${slug}`} className={footerLink}>
                  {city}
                </a>
              </li>
            ))}
            {!areAllLocationsMain() && (
              <li>
                <a href="/sitemap" className={footerLink}>
                  All places
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-brand-line pt-4 text-sm md:pt-6">
          <p>
            © <span data-today="year">{new Date().getFullYear()}</span> {company.name}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {footerLinks.legal.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className={footerLink}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

const columnHeading = 'pb-1 font-display text-lg text-ochre'
const footerLinkLine = 'decoration-ochre decoration-2 underline-offset-4 hover:underline'
/** With the line's own height as high as a thumb wants it. */
const footerLink = `inline-block max-w-full py-1 wrap-break-word ${footerLinkLine}`

function LinkColumn({ heading, links }: { heading: string; links: readonly NavigationLink[] }) {
  const id = `footer-${heading.toLowerCase()}`
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={columnHeading}>
        {heading}
      </h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className={footerLink}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SocialColumn() {
  return (
    <nav aria-labelledby="footer-follow" className="col-span-2 lg:col-span-1">
      <h2 id="footer-follow" className={columnHeading}>
        Follow us
      </h2>
      <ul className="flex flex-wrap gap-x-6 lg:grid">
        {company.social.map(({ network, url }) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener" className={footerLink}>
              {network}
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterContact({
  href,
  icon,
  text,
}: {
  href: string
  icon: 'phone' | 'message' | 'mail'
  text: ReactNode
}) {
  return (
    <a href={href} className={`flex items-center gap-3 justify-self-start py-1 ${footerLinkLine}`}>
      <span className="flex text-ochre">
        <Icon name={icon} />
      </span>
      {text}
    </a>
  )
}
