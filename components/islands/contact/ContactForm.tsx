'use client'

import { MailInquiry } from './MailInquiry'
import { RequestForm, type RequestProps } from '@/components/islands/forms/RequestForm'
import type { Option } from '@/lib/forms/fields'

type Props = RequestProps & {
  /** What the form offers as the service. */
  services: readonly Option[]
  /** Of the e-mail, where no service was chosen. */
  subject: string
  /** What is said once the mail program was asked to open. */
  success: string
}

/** The checks are the browser's own. Before hydration, and without script, it is a native form to the mail program. */
export function ContactForm({ services, success, formService, photos, ...inquiry }: Props) {
  const native = {
    action: `mailto:${inquiry.email}`,
    method: 'post',
    encType: 'text/plain',
  }
  return (
    <section aria-labelledby="contact-form-heading" className="grid content-start">
      <h2 id="contact-form-heading" tabIndex={-1} className="pb-6 text-2xl">
        Write to us
      </h2>
      {formService ? (
        <RequestForm
          {...inquiry}
          {...native}
          form="contact"
          options={services}
          formService={formService}
          photos={photos}
        />
      ) : (
        <MailInquiry {...inquiry} native={native} services={services} success={success} />
      )}
    </section>
  )
}
