'use client'

import { MailInquiry } from './MailInquiry'
import { SendInquiry } from './SendInquiry'
import { inquiryFields, type Option } from '@/lib/forms/fields'
import type { FormService } from '@/lib/forms/service'

type Props = {
  /** Address of the company, which receives the inquiry. */
  email: string
  phone: { display: string; dial: string }
  /** What the form offers as the service. */
  services: readonly Option[]
  /** Of the e-mail, where no service was chosen. */
  subject: string
  /** What is said once the mail program was asked to open. */
  success: string
  /** What takes the inquiry; without it, the visitor's mail program opens with it. */
  formService?: FormService | undefined
}

export function ContactForm({ services, success, formService, ...company }: Props) {
  const inquiry = { ...company, fields: inquiryFields(services) }
  return (
    <section aria-labelledby="contact-form-heading" className="grid content-start">
      <h2 id="contact-form-heading" tabIndex={-1} className="pb-6 text-2xl">
        Write to us
      </h2>
      {formService ? (
        <SendInquiry {...inquiry} formService={formService} />
      ) : (
        <MailInquiry {...inquiry} success={success} />
      )}
    </section>
  )
}
