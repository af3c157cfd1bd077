import { findBrokenLinks, outsideLinks } from '@/scripts/tools/links'

test('collects each address of another site once, with its pages', () => {
  const links = outsideLinks([
    { file: 'a.html', html: '<a class="x" href="https://one.org/a?b=1&amp;c=2#top">' },
    {
      file: 'b.html',
      html: '<a href="/own"><a href="https://one.org/a?b=1&amp;c=2"><a href="tel:1">',
    },
  ])
  expect([...links]).toEqual([['https://one.org/a?b=1&c=2', ['a.html', 'b.html']]])
})

test('reports pages that are gone or do not answer, and none that only refuses programs', async () => {
  const answers: Record<string, number> = {
    'https://there.org/': 200,
    'https://gone.org/': 404,
    'https://shy.org/': 403,
  }
  const load = jest.fn((url: string) => {
    const status = answers[url]
    return status
      ? Promise.resolve({ ok: status < 400, status })
      : Promise.reject(new Error('no such host'))
  })
  const urls = [...Object.keys(answers), 'https://nowhere.org/']
  expect(await findBrokenLinks(urls, load as unknown as typeof fetch)).toEqual([
    { url: 'https://gone.org/', reason: 'status 404' },
    { url: 'https://nowhere.org/', reason: 'no such host' },
  ])
})

test('asks a second time before it reports', async () => {
  const load = jest
    .fn()
    .mockResolvedValueOnce({ ok: false, status: 500 })
    .mockResolvedValueOnce({ ok: true, status: 200 })
  expect(await findBrokenLinks(['https://slow.org/'], load)).toEqual([])
})
