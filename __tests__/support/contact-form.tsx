import { fireEvent, screen } from '@testing-library/react'
import { company, field, type FieldName } from './estimate-form'
import { MailInquiry } from '@/components/islands/forms/MailInquiry'
import { RequestForm } from '@/components/islands/forms/RequestForm'
import { fieldsWithWords } from '@/lib/forms/form-fields'
import type { FormService } from '@/lib/forms/form-service-schema'
import { contact, forms } from '@/lib/site/page-copy'

/** What the form offers. */
export const inquiries = [
  { value: 'mites', label: 'Mites' },
  { value: 'other', label: 'Other Services' },
]

/** What a visitor sends who asks about something else. */
export const sentInquiry = {
  name: 'Jo Miller',
  email: 'jo@example.com',
  phone: '(614) 555-0199',
  service: 'other',
  message: 'Bites in a row.',
  consent: 'on',
}

const inquiry = {
  ...company,
  fields: fieldsWithWords('contact', contact().form.fields, forms(), inquiries),
  mail: { subject: 'Ask', closing: contact().form.closing, cut: forms().mailCut },
}

export const contactForm = (service?: FormService) =>
  service ? (
    <RequestForm
      {...inquiry}
      form="contact"
      words={forms()}
      labels={contact().form}
      formService={service}
    />
  ) : (
    <MailInquiry
      {...inquiry}
      words={contact().form.mailProgram}
      button={contact().form.button}
      clear={forms().clear}
      success="Send what your mail program shows."
    />
  )

export async function fillInInquiry(change: Partial<typeof sentInquiry> = {}) {
  const { consent: _, phone, ...values } = { ...sentInquiry, ...change }
  for (const [name, value] of Object.entries({ ...values, phone: ` ${phone} ` })) {
    fireEvent.change(field(name as FieldName), { target: { value } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
}
