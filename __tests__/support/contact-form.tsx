import { fireEvent, screen } from '@testing-library/react'
import { formService } from './estimate-form'
import { ContactForm } from '@/components/islands/contact/ContactForm'
import { inquiryOptions } from '@/lib/forms/options'

/** What a visitor sends who asks about something else. */
export const sentInquiry = {
  name: 'Jo Miller',
  email: 'jo@example.com',
  phone: '(614) 555-0199',
  service: 'other',
  message: 'Bites in a row.',
  consent: 'on',
}

export const sendingContactForm = (
  <ContactForm
    email="office@example.org"
    phone={{ display: '(212) 555-0100', dial: '+12125550100' }}
    services={inquiryOptions}
    success=""
    formService={formService}
  />
)

export async function fillInInquiry() {
  for (const [label, value] of [
    ['Name', sentInquiry.name],
    ['Email', sentInquiry.email],
    ['Phone', ` ${sentInquiry.phone} `],
    ['Service', sentInquiry.service],
    ['Message', sentInquiry.message],
  ] as const) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
}
