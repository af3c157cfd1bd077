import { services } from '@/lib/content/services'
import { inquiryOptions } from '@/lib/forms/options'

const expected = [
  {
    slug: 'pest-control',
    name: 'Pest Control',
    articleCategory: 'Pest Control',
    targets:
      'Ants and spiders, Cockroaches, Termites, Mosquitoes and flies, Wasps and hornets, Mice and rats',
    steps:
      'Inspection, Customized plan, Environmentally conscious application, Follow-up visits, Prevention recommendations',
    callToAction: 'Schedule Inspection',
    offersCall: true,
  },
  {
    slug: 'bed-bugs',
    name: 'Bed Bug Extermination',
    articleCategory: 'Bed Bugs',
    targets: undefined,
    steps:
      'Inspection, Heat treatment, Targeted chemical applications when necessary, Follow-up inspections',
    callToAction: 'Schedule Discreet Inspection',
    offersCall: false,
  },
  {
    slug: 'wildlife',
    name: 'Wildlife Removal',
    articleCategory: 'Wildlife',
    targets: 'Raccoons, Squirrels, Skunks, Bats, Birds, Groundhogs',
    steps:
      'Inspection and assessment, Humane removal, Damage repair and clean-up, Exclusion and prevention',
    callToAction: 'Schedule Wildlife Assessment',
    offersCall: false,
  },
]

test('the three services come in the order of the contract, each with its category, what it treats, its steps and its buttons [spec: What the product does and for whom; Services page]', () => {
  const found = services().map((service) => ({
    ...service,
    targets: service.targets?.items.map(({ name }) => name).join(', '),
    steps: service.steps.items.map(({ title }) => title).join(', '),
  }))
  expect(found).toMatchObject(expected)
})

test('the contact form offers the services in the words of the contract [spec: Validation rules]', () => {
  expect(inquiryOptions().map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'pest-control: General Pest Control',
    'bed-bugs: Bed Bug Extermination',
    'wildlife: Wildlife Removal',
    'inspection: Inspection Only',
    'other: Other Services',
  ])
})

test('the heat treatment is said to be lethal to all life stages including eggs [spec: Services page]', () => {
  const heat = services()
    .flatMap(({ steps }) => steps.items)
    .find(({ title }) => /Heat/.test(title))
  expect(heat?.text).toMatch(/lethal to all life stages,? including eggs/)
})
