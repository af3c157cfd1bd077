import { fireEvent, screen } from '@testing-library/react'
import { company, field, type FieldName } from './estimate-form'
import { ContactForm } from '@/components/forms/ContactForm'
import { contact, forms } from '@/lib/content/pages'
import { fieldsWithWords } from '@/lib/forms/form-fields'

/** What the form offers. */
export const inquiries = [
  { value: 'mites', label: 'Mites' },
  { value: 'other', label: 'Other Services' },
]

export const contactForm = () => (
  <ContactForm
    {...company}
    fields={fieldsWithWords('contact', contact().form.fields, forms(), { service: inquiries })}
    words={contact().form}
    mail={{ subject: 'Ask', closing: contact().form.closing, cut: forms().mailCut }}
  />
)

/** What a visitor writes who asks about something else. */
const inquiry = {
  name: 'Jo Miller',
  email: 'jo@example.com',
  phone: ' (614) 555-0199 ',
  service: 'other',
  message: 'Bites in a row.',
}

export function fillInInquiry(change: Partial<typeof inquiry> = {}) {
  for (const [name, value] of Object.entries({ ...inquiry, ...change })) {
    fireEvent.change(field(name as FieldName), { target: { value } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
}
