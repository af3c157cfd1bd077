import { fireEvent, screen } from '@testing-library/react'
import { company } from './estimate-form'
import { ContactForm } from '@/components/islands/contact/ContactForm'
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

export const contactForm = (service?: FormService) => (
  <ContactForm
    {...company}
    services={inquiries}
    subject="Ask"
    success="Send what your mail program shows."
    formService={service}
  />
)

export async function fillInInquiry(change: Partial<typeof sentInquiry> = {}) {
  const inquiry = { ...sentInquiry, ...change }
  for (const [label, value] of [
    ['Name', inquiry.name],
    ['Email', inquiry.email],
    ['Phone', ` ${inquiry.phone} `],
    ['Service', inquiry.service],
    ['Message', inquiry.message],
  ] as const) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
}
