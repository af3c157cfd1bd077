import { existsSync } from 'node:fs'
import { services, type ServiceSlug } from '@/content/services'

const bySlug = Object.fromEntries(services.map((service) => [service.slug, service])) as {
  [Slug in ServiceSlug]: Extract<(typeof services)[number], { slug: Slug }>
}

const small = (texts: readonly string[]) => texts.map((text) => text.toLowerCase())

test('the three services come in the order of the contract [spec: What the product does and for whom]', () => {
  expect(services.map(({ slug, name }) => [slug, name])).toEqual([
    ['pest-control', 'Pest Control'],
    ['bed-bugs', 'Bed Bug Extermination'],
    ['wildlife', 'Wildlife Removal'],
  ])
})

test('pest control lists the six pests of the contract in its order', () => {
  expect(small(bySlug['pest-control'].targets.items.map(({ name }) => name))).toEqual([
    'ants and spiders',
    'cockroaches',
    'termites',
    'mosquitoes and flies',
    'wasps and hornets',
    'mice and rats',
  ])
})

test('wildlife lists the six animals of the contract in its order', () => {
  expect(small(bySlug.wildlife.targets.items.map(({ name }) => name))).toEqual([
    'raccoons',
    'squirrels',
    'skunks',
    'bats',
    'birds',
    'groundhogs',
  ])
})

test('bed bugs, one animal, list none', () => {
  expect(bySlug['bed-bugs']).not.toHaveProperty('targets')
})

test.each<[ServiceSlug, string[]]>([
  [
    'pest-control',
    [
      'inspection',
      'customized plan',
      'environmentally conscious application',
      'follow-up visits',
      'prevention recommendations',
    ],
  ],
  [
    'bed-bugs',
    [
      'inspection',
      'heat treatment',
      'targeted chemical applications when necessary',
      'follow-up inspections',
    ],
  ],
  [
    'wildlife',
    [
      'inspection and assessment',
      'humane removal',
      'damage repair and clean-up',
      'exclusion and prevention',
    ],
  ],
])('the work of %s has the steps of the contract in its order', (slug, steps) => {
  expect(small(bySlug[slug].steps.items.map(({ title }) => title))).toEqual(steps)
})

test('the heat treatment is said to be lethal to all life stages including eggs [spec: Services page]', () => {
  const heat = bySlug['bed-bugs'].steps.items[1].text
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
    const targets = 'targets' in service ? service.targets.items : []
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
