import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { folderWith } from '../../support/content-folder'
import {
  brandTones,
  colorProblem,
  contrast,
  failingPairs,
  writtenColor,
} from '@/lib/brand/brand-colors'
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
  ['color', '#5fa8d3', 'brand on paper has 2.4'],
  ['color', '#12b76a', 'brand on paper has 2.4'],
  ['signal', '#e8262b', 'on-signal on signal has 3.6'],
  ['accent', '#2f5d80', 'ink on ochre has 2.3'],
] as const)('%s %s is refused with the nearest shade that can be read', (field, value, reason) => {
  const { message, example = '' } = colorProblem(field, value) ?? {}
  expect(message).toBe(`${value} has too little contrast: ${reason}, and needs 4.5`)
  const [nearest = ''] = /#\w{6}/.exec(example) ?? []
  expect(colorProblem(field, nearest)).toBeUndefined()
  expect(failingPairs(brandTones({ ...written, [field]: nearest }))).toEqual([])
  const change = field === 'accent' ? -8 : 8
  const further = nearest.replace(/[0-9a-f]{2}/g, (part) =>
    Math.min(255, parseInt(part, 16) + change)
      .toString(16)
      .padStart(2, '0'),
  )
  expect(colorProblem(field, further)).toBeDefined()
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
  expect(colorProblem('accent', '#4a90c2', { color: '#0b4f7d' })).toBeDefined()
  expect(colorProblem('accent', '#8a8a8a', { color: '#000000' })).toBeUndefined()
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

test('a PNG of at least 512 pixels with transparency is a logo', async () => {
  const folder = folderWith({ 'logo.png': 'words' })
  jest.replaceProperty(process.env, 'CONTENT', folder)
  expect(logoProblem('logo.png')).toBeDefined()
  for (const [width, channels] of [
    [600, 3],
    [300, 4],
    [600, 4],
  ] as const) {
    const background = { r: 9, g: 9, b: 9, alpha: 0 }
    await sharp({ create: { width, height: 90, channels, background } }).toFile(
      join(folder, 'logo.png'),
    )
    const isFine = width === 600 && channels === 4
    expect([width, channels, logoProblem('logo.png') === undefined]).toEqual([
      width,
      channels,
      isFine,
    ])
  }
  const { data, info } = await sharp(Buffer.from(readLogo('logo.png')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 600, height: 90, channels: 4 })
  expect(data.subarray(0, 4)).toEqual(Buffer.from([0, 0, 0, 0]))
})

test.each([
  ['logo.svg', svg, undefined],
  ['Logo.svg', svg, /^there is no file .*Logo\.svg$/],
  ['logo.svg', svg.replace(/ viewBox="[^"]*"/, ''), /logo\.svg has no viewBox/],
  ['logo.svg', svg.replace(/<path.*\/>/, '<text>Ants</text>'), /has <text>/],
  ['logo.svg', svg + ' '.repeat(20_000), /has 21 kB, and may have 20$/],
])('the logo %s of “%.90s” has the problem %s', (file, content, message) => {
  jest.replaceProperty(process.env, 'CONTENT', folderWith({ 'logo.svg': content }))
  const problem = logoProblem(file)
  if (message) expect(problem?.message).toMatch(message)
  else expect(problem).toBeUndefined()
})
