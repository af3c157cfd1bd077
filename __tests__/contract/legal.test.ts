import type { LegalText } from '@/lib/pages/legal-schema'
import { privacyPolicy, termsOfService } from '@/lib/site/page-copy'

const headings = ({ sections, contact }: LegalText) =>
  [...sections, contact].map(({ heading }) => heading)

test('the privacy policy has the four parts of the contract [spec: Legal pages]', () => {
  expect(headings(privacyPolicy())).toEqual([
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Contact',
  ])
})

test('the terms have the parts of the contract [spec: Legal pages]', () => {
  expect(headings(termsOfService())).toEqual([
    'Acceptance of Terms',
    'Services',
    'Appointments and Estimates',
    'Payment',
    'Service Guarantee',
    'Contact',
  ])
})

test.each([
  ['Services', /Central Ohio/],
  ['Appointments and Estimates', /subject to confirmation by our staff/],
  ['Payment', /due on completion/],
  ['Service Guarantee', /satisfaction guarantee/],
])('the part of the terms on %s says %s [spec: Legal pages]', (heading, promise) => {
  const section = termsOfService().sections.find((candidate) => candidate.heading === heading)
  expect(section?.paragraphs.join(' ')).toMatch(promise)
})
