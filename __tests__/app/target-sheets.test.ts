jest.mock('@/lib/services/services', () => ({ services: [{ slug: 'moles' }] }))

test('an export has a sheet to write even where no service lists what it treats', async () => {
  const { GET, generateStaticParams } = await import('@/app/images/targets/[sheet]/route')
  expect(generateStaticParams()).toEqual([{ sheet: 'moles.svg' }])
  const params = Promise.resolve({ sheet: 'moles.svg' })
  const sheet = await GET(new Request('https://a.example'), { params })
  expect(await sheet.text()).toContain('<svg ')
})
