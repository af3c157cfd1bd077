import { contactCard } from '@/lib/company/contact-card'

const card = {
  name: 'Ants, Bees; & Sons',
  phone: { display: '(937) 555-0100', dial: '+19375550100' },
  texts: undefined,
  email: 'office@ants.test',
  address: { street: '1 Elm Street, Suite 2', city: 'Oak Hill', state: 'OH', postalCode: '43001' },
}

const linesOf = (change: Partial<Parameters<typeof contactCard>[0]> = {}) =>
  contactCard({ ...card, ...change }, 'https://ants.test').split('\r\n')

test('a card holds name, phone and addresses, in the words and signs of a vCard', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    'FN:Ants\\, Bees\\; & Sons',
    'ORG:Ants\\, Bees\\; & Sons',
    'TEL;TYPE=WORK,VOICE:+19375550100',
    'EMAIL:office@ants.test',
    'ADR;TYPE=WORK:;;1 Elm Street\\, Suite 2;Oak Hill;OH;43001;USA',
    'URL:https://ants.test',
    'END:VCARD',
    '',
  ])
})

test('it holds a second number for texts, once they are read', () => {
  const texts = { display: '(937) 555-0101', dial: '+19375550101', isRead: true }
  expect(linesOf({ texts })).toContain('TEL;TYPE=WORK,MSG:+19375550101')
  expect(linesOf({ texts: { ...texts, isRead: false } })).toEqual(linesOf())
  expect(linesOf({ texts: { ...texts, dial: card.phone.dial } })).toEqual(linesOf())
})
