import { existsSync } from 'node:fs'
import { services } from '@/lib/content/texts'

test('the three services come in the order of the contract [spec: What the product does and for whom]', () => {
  expect(services.map(({ slug, name }) => [slug, name])).toEqual([
    ['pest-control', 'Pest Control'],
    ['bed-bugs', 'Bed Bug Extermination'],
    ['wildlife', 'Wildlife Removal'],
  ])
})

test('the heat treatment is said to be lethal to all life stages including eggs [spec: Services page]', () => {
  const heat = services[1]?.steps.items[1]?.text
  expect(heat).toMatch(/lethal to all life stages,? including eggs/)
})

test('each service has the button of the contract, and pest control a call button beside it', () => {
  expect(
    services.map(({ slug, callToAction, offersCall }) => [slug, callToAction, offersCall]),
  ).toEqual([
    ['pest-control', 'Schedule Inspection', true],
    ['bed-bugs', 'Schedule Discreet Inspection', false],
    ['wildlife', 'Schedule Wildlife Assessment', false],
  ])
})

test('every drawing that a service shows exists', () => {
  for (const service of services) {
    const targets = service.targets?.items ?? []
    for (const name of [service.specimen.file, ...targets.map(({ specimen }) => specimen)]) {
      expect([name, existsSync(`public/images/specimens/${name}.svg`)]).toEqual([name, true])
    }
  }
})

test('each service answers four to six questions that no other service asks', () => {
  for (const { questions } of services) {
    expect(questions.length).toBeGreaterThanOrEqual(4)
    expect(questions.length).toBeLessThanOrEqual(6)
  }
  const asked = services.flatMap(({ questions }) => questions.map(({ question }) => question))
  expect(new Set(asked).size).toBe(asked.length)
})
