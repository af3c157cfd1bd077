import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { folderWith } from '../../support/content-folder'
import { brandTones, contrast, writtenColor } from '@/lib/brand/brand-colors'
import { colorProblem, failingPairs } from '@/lib/brand/contrast'
import { logoProblem, readLogo } from '@/lib/brand/logo-file'
import { themeColor, withThemeColors } from '@/lib/brand/theme'
import { company } from '@/lib/site/company'
import { loadContent } from '@/lib/site/site-content'

const written = { color: writtenColor('brand'), signal: writtenColor('signal') }

test('tones of a company’s color differ as those of the default theme do', () => {
  const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
  for (const [role, tone] of Object.entries(brandTones(written))) {
    const theme = channels(writtenColor(role))
    for (const [index, part] of channels(tone).entries()) {
      expect([role, Math.abs(part - theme[index]!) < 24]).toEqual([role, true])
    }
  }
})

test.each([
  [
    'color',
    '#5fa8d3',
    /^#5fa8d3 is too light: brand on paper has a contrast of 2\.\d, and needs 4\.5$/,
  ],
  ['color', '#ffd400', /^#ffd400 is too light/],
  ['color', '#12b76a', /^#12b76a is too light/],
  [
    'signal',
    '#e8262b',
    /^#e8262b is neither dark nor light enough: white words on it have a contrast of 4\.\d, dark ones of 3\.\d, and one of them needs 4\.5$/,
  ],
] as const)('%s %s is refused with the nearest shade that can be read', (field, value, message) => {
  const problem = colorProblem(field, value)
  expect(problem?.message).toMatch(message)
  const [nearest = ''] = /#\w{6}/.exec(problem?.example ?? '') ?? []
  expect(colorProblem(field, nearest)).toBeUndefined()
  expect(failingPairs(brandTones({ ...written, [field]: nearest }))).toEqual([])
  const lighter = nearest.replace(/[0-9a-f]{2}/g, (part) =>
    Math.min(255, parseInt(part, 16) + 8)
      .toString(16)
      .padStart(2, '0'),
  )
  expect(colorProblem(field, lighter)).toBeDefined()
})

test.each(['#0b4f7d', '#1c4a36', '#5b1a6b', '#000000', '#8c3407'])('%s is dark enough', (value) => {
  expect(colorProblem('color', value)).toBeUndefined()
  expect(colorProblem('signal', value)).toBeUndefined()
})

test.each(['#f58220', '#ffd400', '#ff8a8a'])(
  'the light signal color %s takes dark words',
  (signal) => {
    expect(colorProblem('signal', signal)).toBeUndefined()
    const tones = brandTones({ ...written, signal })
    expect(tones['on-signal']).toBe(writtenColor('ink'))
    expect(failingPairs(tones)).toEqual([])
  },
)

test('a light signal color has a darker shade for lines on paper, a dark one is that itself', () => {
  const { paper, card } = { paper: writtenColor('paper'), card: writtenColor('card') }
  const line = brandTones({ ...written, signal: '#ffd400' })['signal-line'] ?? ''
  expect(Math.min(contrast(line, paper), contrast(line, card))).toBeGreaterThanOrEqual(3)
  expect(brandTones(written)['signal-line']).toBe(written.signal)
})

test('an accent is light enough for the dark bands of the company’s color', () => {
  expect(colorProblem('accent', '#8fd3ff', { color: '#0b4f7d' })).toBeUndefined()
  expect(colorProblem('accent', '#4a90c2', { color: '#0b4f7d' })).toEqual({
    message: expect.stringMatching(/^#4a90c2 is too dark: ochre on brand-deep has a contrast of/),
    example: expect.stringMatching(/^'#\w{6}'$/),
  })
  expect(colorProblem('accent', '#8a8a8a', { color: '#000000' })).toBeUndefined()
  expect(failingPairs(brandTones({ ...written, accent: '#8fd3ff' }))).toEqual([])
})

test('files without a style sheet get the colors of the company', () => {
  expect(themeColor('brand')).toBe(company().brand?.color)
  expect(themeColor('paper')).toBe(writtenColor('paper'))
  expect(() => themeColor('purple')).toThrow('--color-purple')
  expect(withThemeColors('<path fill="var(--color-signal)"/>')).toBe(
    `<path fill="${company().brand?.signal}"/>`,
  )
})

test('a color and a logo that can’t be used are reported', () => {
  const root = folderWith({
    'company.yaml': readFileSync('__tests__/fixtures/lakeshore/company.yaml', 'utf8')
      .replace(company().brand!.color, '#5fa8d3')
      .replace('logo.svg', 'lost.svg'),
    'claims.yaml': readFileSync('__tests__/fixtures/lakeshore/claims.yaml', 'utf8'),
  })
  const reported = loadContent(root).problems.filter(({ file }) => file.endsWith('company.yaml'))
  expect(reported.map(({ field }) => field)).toEqual(['brand.color', 'brand.logo.file'])
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9"/></svg>'

afterEach(() => jest.restoreAllMocks())

const reported = (content: string) => {
  jest.replaceProperty(process.env, 'CONTENT', folderWith({ 'logo.svg': content }))
  return logoProblem('logo.svg')?.message
}

test('a PNG of at least 512 pixels with transparency is a logo', async () => {
  const problemOf = async (width: number, channels: 3 | 4) => {
    const background = { r: 9, g: 9, b: 9, alpha: 0 }
    const png = await sharp({ create: { width, height: 90, channels, background } })
      .png()
      .toBuffer()
    const folder = folderWith({})
    writeFileSync(join(folder, 'logo.png'), png)
    jest.replaceProperty(process.env, 'CONTENT', folder)
    return logoProblem('logo.png')?.message
  }
  expect(await problemOf(600, 3)).toMatch(/no transparent background/)
  expect(await problemOf(300, 4)).toMatch(/has 300 by 90 pixels, and needs 512/)
  expect(await problemOf(600, 4)).toBeUndefined()
  const { data, info } = await sharp(Buffer.from(readLogo('logo.png')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 600, height: 90, channels: 4 })
  expect(data.subarray(0, 4)).toEqual(Buffer.from([0, 0, 0, 0]))
})

test('a logo is a small SVG file without scripts and text', () => {
  expect(reported(svg)).toBeUndefined()
  expect(logoProblem('Logo.svg')?.message).toMatch(/^there is no file .*Logo\.svg$/)
  expect(reported(svg.replace(/ viewBox="[^"]*"/, ''))).toMatch(/logo\.svg has no viewBox/)
  expect(reported(svg.replace('<path', '<path onload="alert(1)"'))).toMatch(/has onload=/)
  expect(reported(svg.replace('<path d="M0 0h9"/>', '<text>Ants</text>'))).toMatch(/has <text>/)
  expect(reported(svg + ' '.repeat(20_000))).toBe('logo.svg has 21 kB, and may have 20')
})
