import { Fragment, type ReactNode } from 'react'
import { Licenses } from '@/components/sections/Licenses'
import { OfficeHours } from '@/components/sections/OfficeHours'
import { PhoneLine } from '@/components/sections/PhoneLine'
import { Icon, type IconName } from '@/components/ui/Icon'
import { LinkList } from '@/components/ui/LinkList'
import { TextLink } from '@/components/ui/TextLink'
import { branches, branchLabel, type Branch } from '@/lib/company/branches'
import { fill } from '@/lib/content/fill'
import { company } from '@/lib/site/company'
import { contact, serviceTerms } from '@/lib/site/page-copy'

/** All ways to reach the company. With several offices each has its own block, and the first also the e-mail address. */
export function ContactDetails() {
  const [main, ...others] = branches()
  const { heading } = contact().details
  return (
    <section aria-labelledby="details-heading" className="grid content-start gap-6">
      <h2 id="details-heading" className="text-xl">
        {heading}
      </h2>
      {others.length > 0 && <h3 className="font-semibold">{branchLabel(main)}</h3>}
      <BranchDetails branch={main} answering={<Answering />}>
        <MailLine />
      </BranchDetails>
      {others.map((branch) => (
        <Fragment key={branch.name}>
          <h3 className="border-t border-line pt-6 font-semibold">{branch.name}</h3>
          <BranchDetails branch={branch} />
        </Fragment>
      ))}
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

type BranchProps = {
  branch: Branch
  /** Below the phone number. */
  answering?: ReactNode
  /** Above the address. */
  children?: ReactNode
}

function BranchDetails({ branch, answering, children }: BranchProps) {
  const { texts, address } = branch
  return (
    <>
      <address className="grid gap-6 not-italic">
        <Line icon="phone">
          <PhoneLine branch={branch} />
          {answering}
        </Line>
        {texts && (
          <Line icon="message-square">
            <TextLink href={`sms:${texts.dial}`} isAlone>
              {fill(contact().details.texts, { number: texts.display })}
            </TextLink>
          </Line>
        )}
        {children}
        <Line icon="map-pin">
          {address.street && (
            <>
              {address.street} <br />
            </>
          )}
          {address.city},{' '}
          <span className="inline-block">
            {address.state} {address.postalCode}
          </span>
        </Line>
      </address>
      <Line icon="clock">
        <h3 className="sr-only">{contact().details.hours}</h3>
        <OfficeHours branch={branch} />
      </Line>
    </>
  )
}

function Answering() {
  const { answeredBy, languages = [] } = company().calls ?? {}
  const { labels } = serviceTerms()
  const lines = { [labels.answeredBy]: answeredBy, [labels.languages]: languages.join(', ') }
  return Object.entries(lines).map(
    ([label, text]) =>
      text && (
        <Fragment key={label}>
          <br />
          {label}: {text}
        </Fragment>
      ),
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
