import { changeCompany } from '../../support/change-company'
import { location } from '../../support/location'
import type { TermsContent } from '@/lib/services/service-terms-schema'
import { services } from '@/lib/services/services'
import { answersForLocation, answersForService } from '@/lib/services/short-answers'
import { company } from '@/lib/site/company'
import { locationPage, serviceTerms } from '@/lib/site/page-copy'
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
  expect(answers.get(labels.range)).toEqual(['$10 up to $20 a room'])
  expect(answers.has(labels.estimate)).toBe(false)
})

test('a license is shown with its number', () => {
  changeCompany({
    licenses: [{ name: 'Pesticide business', number: '12345', expires: '2099-01-01' }],
  })
  expect(answersWith().get(labels.license)).toEqual(['Pesticide business, 12345'])
})

test('each service shows the licenses for it, and no others', () => {
  const [mosquito, docks] = services()
  const linesOf = (service: ReturnType<typeof services>[number]) =>
    answersForService(service).find(({ label }) => label === labels.license)?.lines
  expect(linesOf(mosquito)).toEqual(['Mosquito license, M-77'])
  expect(linesOf(docks!)).toEqual(['Boat license, B-12'])
  changeCompany({ licenses: company().licenses.slice(1) })
  setTerms({ license: 'The county has it.' })
  expect(linesOf(mosquito)).toEqual(['The county has it.'])
  setTerms({ license: undefined })
  expect(linesOf(mosquito)).toBeUndefined()
})

test('a place shows the licenses that hold in its state, and prices of its own', () => {
  setTerms({ range: { from: '$10', to: '$20' } })
  const linesIn = (state: string) => {
    const ranges = { [services()[0].slug]: { from: '$30', to: '$40' } }
    const answers = answersForLocation(location({ state, terms: { ranges } }))
    return answers.flatMap(({ lines }) => lines).join('; ')
  }
  expect(linesIn('Ohio')).toContain('Boat license, B-12')
  const inMichigan = linesIn('Michigan')
  expect(inMichigan).toContain('Mosquito license, M-77')
  expect(inMichigan).not.toContain('Boat license')
  expect(inMichigan).toContain('$30 up to $40')
})

test('how soon includes the limit for same-day calls, and the price includes the minimum', () => {
  const answers = answersWith({ minimum: '$60 at least.' })
  expect(answers.get(labels.soon)).toEqual([terms.soon, 'Ring by 9 a.m. and it is today.'])
  expect(answers.get(labels.range)).toEqual(['$60 at least.'])
})

test('the guarantee is shown with its length, and not at all without one', () => {
  expect(answersWith({ guarantee: undefined }).has(labels.again)).toBe(false)
  expect(answersWith({ guaranteeLength: '90 days.' }).get(labels.again)).toContain('90 days.')
  const ofCity = answersForLocation(location()).find(({ label }) => label === labels.again)
  expect(ofCity?.lines).toContain(`${services()[0].name}: 90 days.`)
})

test('a place begins with its ZIP codes, that of the office first, then its county, and shows its own answer to how soon alone [spec: Location pages]', () => {
  const place = location({ zipCodes: ['43001', '43002'], terms: { soon: 'On Tuesdays, by boat.' } })
  const [first, second] = answersForLocation(place)
  expect(first?.label).toBe(locationPage().zipCodes)
  expect(first?.lines.join()).toMatch(/^43001, 43002 · Franklin/)
  expect(second?.label).toBe(labels.soon)
  expect(second?.lines).toEqual(['On Tuesdays, by boat.'])
  const [, general] = answersForLocation(location({ zipCodes: ['43001'] }))
  expect(general?.lines).toEqual([terms.soon, 'Ring by 9 a.m. and it is today.'])
  const codes = Array.from({ length: 9 }, (_, index) => `4300${index}`)
  changeCompany({ address: { ...company().address, postalCode: '43008' } })
  const [many] = answersForLocation(location({ zipCodes: codes }))
  expect(many?.lines).toEqual(['43008, 43000, 43001, 43002'])
  expect(many?.folded?.text).toMatch(/^43003, .* · Franklin/)
  const [, counted] = answersForLocation(location({ jobs: { count: 61, since: 2021 } }))
  expect(counted?.lines.join()).toMatch(/61.*2021/)
  const [withoutCodes] = answersForLocation(location({ zipCodes: [] }))
  expect(withoutCodes?.label).toBe(labels.soon)
})
