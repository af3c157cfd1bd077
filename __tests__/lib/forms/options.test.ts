import { getEntry } from '@/lib/content/entries'
import { contact, estimate } from '@/lib/content/pages'
import { services } from '@/lib/content/services'
import { inquiryOptions, pestOptions } from '@/lib/forms/options'

const other = { value: 'other', label: 'Other' }
const [service] = services()

test('the forms offer the services, and then options without a service', () => {
  const heat = { value: 'bed-bugs', label: 'Bed Bugs', asksForRooms: true }
  jest.replaceProperty(getEntry('services'), 'services', [
    {
      ...service,
      slug: 'mosquitoes',
      name: 'Mosquito control',
      forms: { contact: 'Mosquitoes, please' },
    },
    { ...service, slug: 'birds', name: 'Birds', forms: undefined },
    { ...service, slug: 'heat', name: 'Heat', forms: { estimate: heat } },
  ])
  jest.replaceProperty(contact().form, 'otherInquiries', [other])
  const otherPests = [{ value: 'mosquitoes', label: 'Mosquitoes' }, other]
  jest.replaceProperty(estimate(), 'otherPests', otherPests)
  expect(inquiryOptions()).toEqual([
    { value: 'mosquitoes', label: 'Mosquitoes, please' },
    { value: 'birds', label: 'Birds' },
    { value: 'heat', label: 'Heat' },
    other,
  ])
  expect(pestOptions()).toEqual([
    { value: 'mosquitoes', label: 'Mosquito control' },
    { value: 'birds', label: 'Birds' },
    heat,
    other,
  ])
})
