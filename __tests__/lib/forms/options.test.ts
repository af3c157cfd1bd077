import { inquiryOptions, pestOptions } from '@/lib/forms/options'

const mockOther = { value: 'other', label: 'Other' }

jest.mock('@/lib/services/services', () => ({
  services: () => [
    { slug: 'mosquitoes', name: 'Mosquito control', forms: { contact: 'Mosquitoes, please' } },
    { slug: 'birds', name: 'Birds' },
    {
      slug: 'heat',
      name: 'Heat',
      forms: { estimate: { value: 'bed-bugs', label: 'Bed Bugs', asksForRooms: true } },
    },
  ],
}))
jest.mock('@/lib/site/page-copy', () => ({
  contact: () => ({ form: { otherInquiries: [mockOther] } }),
  estimate: () => ({ otherPests: [{ value: 'mosquitoes', label: 'Mosquitoes' }, mockOther] }),
}))

test('the forms offer the services, and then options without a service', () => {
  expect(inquiryOptions()).toEqual([
    { value: 'mosquitoes', label: 'Mosquitoes, please' },
    { value: 'birds', label: 'Birds' },
    { value: 'heat', label: 'Heat' },
    mockOther,
  ])
  expect(pestOptions()).toEqual([
    { value: 'mosquitoes', label: 'Mosquito control' },
    { value: 'birds', label: 'Birds' },
    { value: 'bed-bugs', label: 'Bed Bugs', asksForRooms: true },
    mockOther,
  ])
})
