import type * as formOptions from '@/lib/forms/options'

test('the forms offer the services, and then options without a service', () => {
  const other = { value: 'other', label: 'Other' }
  jest.isolateModules(() => {
    jest.doMock('@/lib/services/services', () => ({
      services: () => [
        { slug: 'mosquitoes', name: 'Mosquito control', forms: { contact: 'Mosquitoes, please' } },
        {
          slug: 'heat',
          name: 'Heat',
          forms: { estimate: { value: 'bed-bugs', label: 'Bed Bugs', asksForRooms: true } },
        },
      ],
    }))
    jest.doMock('@/lib/pages/page-copy', () => ({
      contact: () => ({ form: { otherInquiries: [other] } }),
      estimate: () => ({ otherPests: [{ value: 'mosquitoes', label: 'Mosquitoes' }, other] }),
    }))
    const { inquiryOptions, pestOptions } =
      jest.requireActual<typeof formOptions>('@/lib/forms/options')
    expect(inquiryOptions()).toEqual([
      { value: 'mosquitoes', label: 'Mosquitoes, please' },
      { value: 'heat', label: 'Heat' },
      other,
    ])
    expect(pestOptions()).toEqual([
      { value: 'mosquitoes', label: 'Mosquito control' },
      { value: 'bed-bugs', label: 'Bed Bugs', asksForRooms: true },
      other,
    ])
  })
})
