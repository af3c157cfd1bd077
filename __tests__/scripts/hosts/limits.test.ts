import { limits } from '@/scripts/hosts/limits'

const redirects = (count: number) => '"statusCode": 301\n'.repeat(count)

test.each<[string, number, string, (size: number) => string]>([
  ['/_headers', 2_000, 'characters in a line', (size) => `/*\n  ${'x'.repeat(size)}\n`],
  ['/_redirects', 1_000, 'characters in a line', (size) => `${'x'.repeat(size)}\n/a /b 301\n`],
  ['/_redirects', 2_000, 'lines', (size) => '/a /b 301\n'.repeat(size)],
  ['/vercel.json', 2_048, 'redirects', redirects],
  [
    'nginx.conf',
    4_095,
    'characters in a value',
    (size) => `add_header a "${'x'.repeat(size - 2)}";`,
  ],
])('%s of more than %i %s is reported', (file, max, unit, textOf) => {
  const exceededBy = (text: string) =>
    limits.filter((limit) => limit.file === file && limit.measure(text) > limit.max)
  expect(exceededBy(textOf(max))).toEqual([])
  expect(exceededBy(textOf(max + 1))).toEqual([expect.objectContaining({ max, unit })])
})
