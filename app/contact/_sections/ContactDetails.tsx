import type { ReactNode } from 'react'
import { Licenses } from '@/components/sections/Licenses'
import { OfficeHours } from '@/components/sections/OfficeHours'
import { PhoneLine } from '@/components/sections/PhoneLine'
import { Icon, type IconName } from '@/components/ui/Icon'
import { LinkList } from '@/components/ui/LinkList'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/company/company'
import { fill } from '@/lib/content/fill'
import { contact, serviceTerms } from '@/lib/pages/page-copy'

export function ContactDetails() {
  const { address, texts, calls } = company()
  const { labels } = serviceTerms()
  const { heading, hours, replyPromise } = contact().details
  const [mailbox, domain] = company().email.split('@')
  return (
    <section aria-labelledby="details-heading" className="grid content-start gap-6">
      <h2 id="details-heading" className="text-xl">
        {heading}
      </h2>
      <address className="grid gap-6 not-italic">
        <Line icon="phone">
          <PhoneLine />
          {calls?.answeredBy && (
            <>
              <br />
              {labels.answeredBy}: {calls.answeredBy}
            </>
          )}
          {calls && calls.languages.length > 0 && (
            <>
              <br />
              {labels.languages}: {calls.languages.join(', ')}
            </>
          )}
        </Line>
        {texts && (
          <Line icon="message">
            <TextLink href={`sms:${texts.dial}`} isAlone>
              {fill(contact().details.texts, { number: texts.display })}
            </TextLink>
          </Line>
        )}
        <Line icon="mail">
          <TextLink href={`mailto:${company().email}`} isAlone>
            {/* Breaks after the @ before it breaks within a word. */}
            {mailbox}@<wbr />
            {domain}
          </TextLink>
          {replyPromise && (
            <>
              <br />
              {replyPromise}
            </>
          )}
        </Line>
        <Line icon="pin">
          {address.street} <br />
          {address.city}, {address.state} {address.postalCode}
        </Line>
      </address>
      <Line icon="clock">
        <h3 className="sr-only">{hours}</h3>
        <OfficeHours />
      </Line>
      <LinkList links={company().links} layout="column" />
      {company().licenses.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-xl">{contact().licenses.heading}</h3>
          <Licenses />
        </div>
      )}
    </section>
  )
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
