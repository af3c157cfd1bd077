import { fireEvent, screen } from '@testing-library/react'
import { company } from './estimate-form'
import { MailInquiry } from '@/components/islands/forms/MailInquiry'
import { RequestForm } from '@/components/islands/forms/RequestForm'
import type { FormService } from '@/lib/forms/settings'

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

const inquiry = { ...company, options: inquiries, subject: 'Ask', button: 'Send message' }

export const contactForm = (service?: FormService) =>
  service ? (
    <RequestForm {...inquiry} form="contact" formService={service} />
  ) : (
    <MailInquiry {...inquiry} success="Send what your mail program shows." />
  )

export async function fillInInquiry(change: Partial<typeof sentInquiry> = {}) {
  const values = { ...sentInquiry, ...change }
  for (const [label, value] of [
    ['Name', values.name],
    ['Email', values.email],
    ['Phone', ` ${values.phone} `],
    ['Service', values.service],
    ['Message', values.message],
  ] as const) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
}
