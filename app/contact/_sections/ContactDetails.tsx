import { Licenses } from '@/components/sections/Licenses'
import { OfficeHours } from '@/components/sections/OfficeHours'
import { PhoneLine } from '@/components/sections/PhoneLine'
import { EmailAddress } from '@/components/ui/EmailAddress'
import { Icon } from '@/components/ui/Icon'
import { LinkList } from '@/components/ui/LinkList'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/company/company'
import { onlineLinks, textMessages } from '@/lib/company/contact-links'
import { contact } from '@/lib/pages/page-copy'

export function ContactDetails() {
  const { address } = company
  const { heading, replyPromise } = contact.details
  const texts = textMessages(company)
  return (
    <section aria-labelledby="details-heading" className="grid content-start gap-6">
      <h2 id="details-heading" className="text-xl">
        {heading}
      </h2>
      <address className="grid gap-6 not-italic">
        <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Icon name="phone" />
          <span>
            <PhoneLine />
          </span>
        </p>
        {texts && (
          <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <Icon name="message" />
            <span>
              <TextLink href={texts.href} isAlone>
                {texts.text}
              </TextLink>
            </span>
          </p>
        )}
        <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Icon name="mail" />
          <span>
            <TextLink href={`mailto:${company.email}`} isAlone>
              <EmailAddress address={company.email} />
            </TextLink>
            {replyPromise && (
              <>
                <br />
                {replyPromise}
              </>
            )}
          </span>
        </p>
        <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Icon name="pin" />
          <span>
            {address.street} <br />
            {address.city}, {address.state} {address.postalCode}
          </span>
        </p>
      </address>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <Icon name="clock" />
        <div>
          <h3 className="sr-only">Business hours</h3>
          <OfficeHours />
        </div>
      </div>
      <LinkList links={onlineLinks(company)} direction="column" />
      {company.licenses.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-xl">{contact.licenses.heading}</h3>
          <Licenses />
        </div>
      )}
    </section>
  )
}
