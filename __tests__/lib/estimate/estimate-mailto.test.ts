import { estimateMailto } from '@/lib/estimate/estimate-mailto'

const fields = {
  name: 'Jo Miller',
  email: 'jo@example.com',
  phone: '(614) 555-0199',
  pestType: 'bed-bugs',
  squareFootage: '1,200',
  treatmentDate: '2024-03-20',
  message: 'Bites in a row.',
} as const

const read = (href: string) => {
  const url = new URL(href)
  return {
    to: url.pathname,
    subject: url.searchParams.get('subject'),
    lines: url.searchParams.get('body')?.split('\r\n'),
  }
}

test('the request goes to the company with all that was filled in', () => {
  expect(read(estimateMailto('hello@example.com', fields))).toEqual({
    to: 'hello@example.com',
    subject: 'Free estimate',
    lines: [
      'Name: Jo Miller',
      'Email: jo@example.com',
      'Phone: (614) 555-0199',
      'Service Interest: Bed Bugs',
      'Message: Square footage: 1,200',
      'Preferred treatment date: 2024-03-20',
      'Bites in a row.',
      '',
      'This request was written in the estimate form of the website.',
    ],
  })
})

test('size and day go with bed bugs only', () => {
  const { lines } = read(estimateMailto('hello@example.com', { ...fields, pestType: 'termites' }))
  expect(lines?.slice(3, 5)).toEqual(['Service Interest: Termites', 'Message: Bites in a row.'])
})

test('a form that is hardly filled in makes an e-mail too', () => {
  const { lines } = read(estimateMailto('hello@example.com', { name: 'Jo' }))
  expect(lines?.slice(0, 5)).toEqual([
    'Name: Jo',
    'Email: ',
    'Phone: ',
    'Service Interest: ',
    'Message: ',
  ])
})

test('a long message is cut to what mail programs take, after size and day', () => {
  const href = estimateMailto('hello@example.com', { ...fields, message: 'Bites. '.repeat(900) })
  expect(href.length).toBeLessThanOrEqual(1_900)
  expect(read(href).lines?.slice(4, 6)).toEqual([
    'Message: Square footage: 1,200',
    'Preferred treatment date: 2024-03-20',
  ])
})
