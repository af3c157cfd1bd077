import type { ReactNode } from 'react'
import { BusinessHours } from '@/components/sections/BusinessHours'
import { Licenses } from '@/components/sections/Licenses'
import { PhoneLine } from '@/components/sections/PhoneLine'
import { Icon, type IconName } from '@/components/ui/Icon'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/content/company'
import { contact } from '@/lib/content/pages'

export function ContactDetails() {
  const { address, licenses } = company()
  const words = contact().details
  return (
    <section aria-labelledby="details-heading" className="grid content-start gap-6">
      <h2 id="details-heading" className="text-lg">
        {words.heading}
      </h2>
      <address className="grid gap-6 not-italic">
        <Line icon="phone">
          <PhoneLine />
        </Line>
        <MailLine />
        <Line icon="map-pin">
          {address.street} <br />
          {address.city},{' '}
          <span className="inline-block">
            {address.state} {address.postalCode}
          </span>
        </Line>
      </address>
      <Line icon="clock">
        <h3 className="sr-only">{words.hours}</h3>
        <BusinessHours />
      </Line>
      {licenses.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-lg">{contact().licenses.heading}</h3>
          <Licenses />
        </div>
      )}
    </section>
  )
}

function MailLine() {
  const [mailbox, domain] = company().email.split('@')
  const { replyPromise } = contact().details
  return (
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
