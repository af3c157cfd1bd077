import { pests } from '../../support/pests'
import { estimateMail } from '@/lib/estimate/mail'
import { mailText, mailtoLink } from '@/lib/mailto'

const values = {
  name: 'Jo Miller',
  email: 'jo@example.com',
  phone: '(614) 555-0199',
  pestType: 'bed-bugs',
  squareFootage: '1,200',
  treatmentDate: '2024-03-20',
  message: 'Bites in a row.',
}

const linesOf = (change = {}) => mailText(estimateMail(pests, { ...values, ...change })).split('\n')

test('the e-mail has a line for each field that shows, and says where it was written', () => {
  expect(estimateMail(pests, values).subject).toBe('Free estimate')
  expect(linesOf()).toEqual([
    'Name: Jo Miller',
    'Email: jo@example.com',
    'Phone: (614) 555-0199',
    'Pest type: Bed Bugs',
    'Square footage: 1,200',
    'Preferred treatment date: 2024-03-20',
    'Message: Bites in a row.',
    '',
    'This request was written in the estimate form of the website.',
  ])
})

test('size and day go with bed bugs only', () => {
  expect(linesOf({ pestType: 'termites' }).slice(3, 5)).toEqual([
    'Pest type: Termites',
    'Message: Bites in a row.',
  ])
})

test('a form that is hardly filled in makes an e-mail too', () => {
  const lines = mailText(estimateMail(pests, { name: 'Jo' })).split('\n')
  expect(lines.slice(0, 5)).toEqual(['Name: Jo', 'Email: ', 'Phone: ', 'Pest type: ', 'Message: '])
})

test('of a mail that is too long for a link the message is cut, and no other line', () => {
  const { href } = mailtoLink(
    'office@example.org',
    estimateMail(pests, { ...values, message: 'Bites. '.repeat(900) }),
  )
  const lines = new URL(href).searchParams.get('body')?.split('\r\n')
  expect(lines?.slice(0, 6)).toEqual(linesOf().slice(0, 6))
})
