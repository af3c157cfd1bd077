import { inquiryMail } from '@/lib/contact/inquiry-mail'
import { mailText } from '@/lib/mailto'

const services = [
  { value: 'bed-bugs', label: 'Bed Bug Extermination' },
  { value: 'moles', label: 'Mole Trapping' },
]

function mailOf(values: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return inquiryMail(form, services)
}

const inquiry = {
  name: ' Jo Miller ',
  email: 'jo@example.com',
  phone: '(614) 555-0199',
  service: 'bed-bugs',
  message: 'Bites in a row.\n ',
}

test('the subject is the chosen service; the body lists the fields and says where it comes from', () => {
  expect(mailOf(inquiry).subject).toBe('bed-bugs')
  expect(mailText(mailOf(inquiry)).split('\n')).toEqual([
    'Name: Jo Miller',
    'Email: jo@example.com',
    'Phone: (614) 555-0199',
    'Service Interest: Bed Bug Extermination',
    'Message: Bites in a row.',
    '',
    'This inquiry was sent through the website contact form.',
  ])
})

test('without a service the subject is a general one [spec: The calls it makes]', () => {
  expect(mailOf({ ...inquiry, service: '' }).subject).toBe('Pest Control Inquiry')
})
