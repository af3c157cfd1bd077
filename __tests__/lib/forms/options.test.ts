import { shownFields } from '@/lib/forms/fields'
import type * as formOptions from '@/lib/forms/options'
import { inquiryOptions, pestOptions } from '@/lib/forms/options'
import { services } from '@/lib/services/services'

test('both forms offer every service once, and more below', () => {
  expect(inquiryOptions.slice(0, services.length).map(({ value }) => value)).toEqual(
    services.map(({ slug }) => slug),
  )
  for (const options of [inquiryOptions, pestOptions]) {
    expect(options.length).toBeGreaterThan(services.length)
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  }
})

test('a pest that a service is for is not offered again below the services', () => {
  const service = { value: 'mosquitoes', label: 'Mosquito control' }
  const other = { value: 'other', label: 'Other' }
  jest.isolateModules(() => {
    jest.doMock('@/lib/services/services', () => ({
      services: [{ slug: service.value, name: service.label }],
    }))
    jest.doMock('@/lib/pages/page-copy', () => ({
      otherInquiries: [],
      otherPests: [{ value: 'mosquitoes', label: 'Mosquitoes' }, other],
    }))
    const { pestOptions } = jest.requireActual<typeof formOptions>('@/lib/forms/options')
    expect(pestOptions).toEqual([service, other])
  })
})

test('the rooms are asked for only with a pest that asks for them', () => {
  const pests = [
    { value: 'moles', label: 'Moles' },
    { value: 'moths', label: 'Moths', asksForRooms: true },
  ]
  const names = (pest: string | undefined) => shownFields(pests, pest).map(({ name }) => name)
  expect(names('moths')).toEqual(expect.arrayContaining(['squareFootage', 'treatmentDate']))
  for (const pest of ['moles', undefined]) expect(names(pest)).not.toContain('squareFootage')
})
