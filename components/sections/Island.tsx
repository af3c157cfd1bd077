import type { ComponentType } from 'react'
import { ArticleBrowser } from '@/components/islands/articles/ArticleBrowser'
import { MailInquiry } from '@/components/islands/forms/MailInquiry'
import { RequestForm } from '@/components/islands/forms/RequestForm'
import type { IslandName } from '@/components/islands/hydrate'
import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import type { Template } from '@/lib/content/fill'
import { company } from '@/lib/site/company'
import { everyPage } from '@/lib/site/page-copy'

const islands = { ArticleBrowser, MailInquiry, RequestForm } satisfies Record<IslandName, unknown>

type Props<Name extends IslandName> = {
  name: Name
  /** Stored in the page as JSON, so only plain data, and only what the island shows. */
  props: Parameters<(typeof islands)[Name]>[0]
}

/** The part of a page that React hydrates in the browser: see components/islands/hydrate.ts. */
export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  const Component = islands[name] as ComponentType<object>
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <div>
        <Component {...props} />
      </div>
      {/* setIslandState shows one. Not hidden by the style, without which a page is read, too. */}
      <p role="status" data-message="loading" hidden className="mt-6 border-s-4 border-brand ps-4">
        {everyPage().loading}
      </p>
      <p role="alert" data-message="failed" hidden className="mt-6 border-s-4 border-error ps-4">
        <ContactText text={everyPage().failure} />
      </p>
    </div>
  )
}

/** A text from the content with links to the company's phone and email for {phone} and {email}. */
export function ContactText({ text }: { text: Template<'phone' | 'email'> }) {
  const { phone, email } = company()
  const parts = {
    phone: <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>,
    email: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
  }
  return <FilledText text={text} parts={parts} />
}
