import { changeCompany } from '../../support/change-company'
import { location } from '../../support/location'
import type { TermsContent } from '@/lib/services/service-terms-schema'
import { services } from '@/lib/services/services'
import { answersForLocation, answersForService } from '@/lib/services/short-answers'
import { serviceTerms } from '@/lib/site/page-copy'
import { getEntry } from '@/lib/site/site-content'

/** The terms of a service without optional fields. */
const terms = {
  soon: 'Tomorrow at noon.',
  range: undefined,
  guarantee: 'We treat again.',
  guaranteeLength: undefined,
} as TermsContent

/** Gives every service the same terms. */
function setTerms(change: Partial<TermsContent> = {}) {
  const byService = getEntry('service-terms')
  for (const slug of Object.keys(byService)) {
    jest.replaceProperty(byService, slug, { ...terms, ...change })
  }
}

beforeEach(() => setTerms())

const { labels } = serviceTerms()

function answersWith(change: Partial<TermsContent> = {}) {
  setTerms(change)
  return new Map(answersForService(services()[0]).map(({ label, lines }) => [label, lines]))
}

test('a service shows how soon, and the price of an estimate while it has no price range', () => {
  const answers = answersWith()
  expect(answers.get(labels.soon)).toContain(terms.soon)
  expect(answers.get(labels.estimate)).toEqual([serviceTerms().estimate])
  expect(answers.has(labels.range)).toBe(false)
})

test('a price range replaces the price of an estimate', () => {
  const answers = answersWith({ range: { from: '$10', to: '$20 a room' } })
  expect(answers.get(labels.range)).toEqual(['From $10 to $20 a room'])
  expect(answers.has(labels.estimate)).toBe(false)
})

test('a license is shown with its number', () => {
  changeCompany({
    licenses: [{ name: 'Pesticide business', number: '12345', expires: '2099-01-01' }],
  })
  expect(answersWith().get(labels.license)).toEqual(['Pesticide business, 12345'])
})

test('the guarantee is shown with its length, and not at all without one', () => {
  expect(answersWith({ guarantee: undefined }).has(labels.again)).toBe(false)
  expect(answersWith({ guaranteeLength: '90 days.' }).get(labels.again)).toContain('90 days.')
  const ofCity = answersForLocation(location()).find(({ label }) => label === labels.again)
  expect(ofCity?.lines).toContain(`${services()[0].name}: 90 days.`)
})
