import { contact, estimate } from '@/lib/content/pages'
import { pestOptions } from '@/lib/forms/options'

test('the contact form asks in the words of the contract [spec: States and transitions; Validation rules]', () => {
  const { fields, submitting, thanks } = contact().form
  expect(fields.service.placeholder).toBe('Select a service')
  expect(fields.consent.label.replace('{link}', fields.consent.link)).toBe(
    'I agree to the privacy policy and consent to being contacted about my inquiry.',
  )
  expect(submitting).toBe('Opening Email...')
  // The panel thanks.
  expect(thanks).toMatch(/^Thank you/)
})

test('an inquiry lists its fields, and says that it came through the contact form [spec: The calls it makes]', () => {
  const { fields, subject, closing } = contact().form
  const { name, email, phone, service, message } = fields
  expect([name.label, email.label, phone.label, service.mailLabel, message.label]).toEqual([
    'Name',
    'Email',
    'Phone',
    'Service Interest',
    'Message',
  ])
  expect(closing).toContain('through the website contact form')
  expect(subject).toBe('Pest Control Inquiry')
})

test('the estimate form answers in the words of the contract [spec: States and transitions; Validation rules]', () => {
  const { name, email, phone, pestType, squareFootage } = estimate().fields
  expect([name, email, phone, pestType, squareFootage].map(({ problem }) => problem)).toEqual([
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Please enter a valid phone number.',
    'Please select a pest type.',
    'Square footage must be a number',
  ])
  expect(estimate().submitting).toBe('Processing...')
})

test('who has sent an inquiry is thanked in the words of the contract [spec: Error catalogue]', () => {
  expect(contact().form.success).toBe(
    "Your email client should have opened with your inquiry. Please send the email to complete your request, and we'll get back to you within 24 hours.",
  )
})

test('the estimate form offers the pests of the contract, and asks for rooms and a day with bed bugs alone [spec: Entities and their fields; States and transitions]', () => {
  expect(pestOptions().map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'general-pest: General Pest Control',
    'bed-bugs: Bed Bugs',
    'wildlife: Wildlife Removal',
    'mosquitoes: Mosquitoes',
    'termites: Termites',
    'other: Other',
  ])
  const askingForRooms = pestOptions().filter(({ asksForRooms }) => asksForRooms)
  expect(askingForRooms.map(({ value }) => value)).toEqual(['bed-bugs'])
})
