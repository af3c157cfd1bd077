import { location } from '../../support/location'
import { company } from '@/lib/company/company'
import { locationPage, serviceTerms } from '@/lib/pages/page-copy'
import type { Terms } from '@/lib/services/service-terms-schema'
import { services, type termsForService } from '@/lib/services/services'
import type * as servicesModule from '@/lib/services/services'
import { answersForPlace, answersForService } from '@/lib/services/short-answers'

/** The facts of a service whose owner has filled in nothing that may be left out. */
const terms = {
  soon: 'Tomorrow at noon.',
  range: undefined,
  guarantee: 'We treat again.',
  guaranteeLength: undefined,
} as Terms
let mockTerms = terms

jest.mock('@/lib/services/services', () => ({
  ...jest.requireActual<typeof servicesModule>('@/lib/services/services'),
  termsForService: (): ReturnType<typeof termsForService> => mockTerms,
}))

const { labels } = serviceTerms()

function answersWith(change: Partial<Terms> = {}) {
  mockTerms = { ...terms, ...change }
  return new Map(answersForService(services()[0]).map(({ label, lines }) => [label, lines]))
}

test('a service says how soon, and what an estimate costs while no price is filled in', () => {
  const answers = answersWith()
  expect(answers.get(labels.soon)).toContain(terms.soon)
  expect(answers.get(labels.estimate)).toEqual([serviceTerms().estimate])
  expect(answers.has(labels.range)).toBe(false)
})

test('a price that is filled in takes the place of the estimate', () => {
  const answers = answersWith({ range: { from: '$10', to: '$20 a room' } })
  expect(answers.get(labels.range)).toEqual(['$10 up to $20 a room'])
  expect(answers.has(labels.estimate)).toBe(false)
})

test('a license is shown by its number once that is filled in', () => {
  jest.replaceProperty(company(), 'licenses', [
    { name: 'Pesticide business', number: '12345', expires: '2099-01-01' },
  ])
  expect(answersWith().get(labels.license)).toEqual(['Pesticide business, 12345'])
  jest.restoreAllMocks()
})

test('each service shows the license that is for it, and none of another', () => {
  const [mosquito, docks] = services()
  const linesOf = (service: ReturnType<typeof services>[number]) =>
    answersForService(service).find(({ label }) => label === labels.license)?.lines
  expect(linesOf(mosquito)).toEqual(['Mosquito license, M-77'])
  expect(linesOf(docks!)).toEqual(['Boat license, B-12'])
  jest.replaceProperty(company(), 'licenses', company().licenses.slice(1))
  mockTerms = { ...terms, license: 'The county has it.' }
  expect(linesOf(mosquito)).toEqual(['The county has it.'])
  jest.restoreAllMocks()
})

test('how soon says until when a call is in time, and the price the least that is charged', () => {
  const answers = answersWith({ minimum: '$60 at least.' })
  expect(answers.get(labels.soon)).toEqual([terms.soon, 'Ring by 9 a.m. and it is today.'])
  expect(answers.get(labels.range)).toEqual(['$60 at least.'])
})

test('without a guarantee nothing is said of what comes back, and with one also how long it lasts', () => {
  expect(answersWith({ guarantee: undefined }).has(labels.again)).toBe(false)
  expect(answersWith({ guaranteeLength: '90 days.' }).get(labels.again)).toContain('90 days.')
})

test('a place begins with its ZIP codes and its county, and says how soon it is reached [spec: Location pages]', () => {
  mockTerms = terms
  const place = location({ zipCodes: ['43001', '43002'], terms: { soon: 'On Tuesdays, by boat.' } })
  const [first, second] = answersForPlace(place)
  expect(first?.label).toBe(locationPage().zipCodes)
  expect(first?.lines.join()).toMatch(/^43001, 43002 · Franklin/)
  expect(second?.label).toBe(labels.soon)
  expect(second?.lines[0]).toBe('On Tuesdays, by boat.')
})
