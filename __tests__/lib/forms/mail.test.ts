import { pests } from '../../support/pests'
import { inquiryFields, shownFields } from '@/lib/forms/fields'
import { estimateMail, inquiryMail } from '@/lib/forms/mail'
import { mailText } from '@/lib/forms/mailto'

const person = { name: ' Jo Miller ', email: 'jo@example.com', phone: '(614) 555-0199' }

const services = [{ value: 'other', label: 'Other Services' }]

test('an estimate by e-mail has a line for each field that shows', () => {
  const values = { ...person, pestType: 'bed-bugs', squareFootage: '1,200', message: 'Bites.' }
  const linesOf = (pestType: string) => {
    const mail = estimateMail(shownFields(pests, pestType), { ...values, pestType })
    expect(mail.subject).toBe('Free estimate')
    return mailText(mail).split('\n')
  }
  expect(linesOf('bed-bugs')).toEqual([
    'Name: Jo Miller',
    'Email: jo@example.com',
    'Phone: (614) 555-0199',
    'Pest type: Bed Bugs',
    'Square footage: 1,200',
    'Preferred treatment date: ',
    'Message: Bites.',
    '',
    'This request was written in the estimate form of the website.',
  ])
  expect(linesOf('termites').slice(3, 5)).toEqual(['Pest type: Termites', 'Message: Bites.'])
})

test('an inquiry by e-mail is as the specification has it [spec: The calls it makes]', () => {
  const values = { ...person, service: 'other', message: 'Ants.\nMany.', consent: 'on' }
  const mail = inquiryMail(inquiryFields(services), values, 'Ask')
  expect(mail.subject).toBe('other')
  expect(mailText(mail).split('\n')).toEqual([
    'Name: Jo Miller',
    'Email: jo@example.com',
    'Phone: (614) 555-0199',
    'Service Interest: Other Services',
    'Message: Ants.',
    'Many.',
    '',
    'This inquiry was sent through the website contact form.',
  ])
})

test('without a service the subject is a general one, and its line stays [spec: The calls it makes]', () => {
  const mail = inquiryMail(inquiryFields(services), person, 'Ask')
  expect(mail.subject).toBe('Ask')
  expect(mailText(mail)).toContain('Service Interest: \nMessage: \n')
})
