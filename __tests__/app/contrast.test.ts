import { readFileSync } from 'node:fs'

const css = readFileSync('app/globals.css', 'utf8')

/** Foregrounds with their grounds, as components pair them. WCAG 2.2: 4.5 for text, 3 for controls, rings and large text. */
const texts = {
  ink: ['paper', 'paper-deep', 'card', 'brand-tint', 'ochre'],
  'ink-soft': ['paper', 'paper-deep', 'card'],
  brand: ['paper', 'card', 'brand-tint'],
  paper: ['brand-deep'],
  ochre: ['brand-deep'],
  'brand-deep': ['ochre'],
  card: ['signal', 'signal-strong', 'brand'],
  error: ['paper', 'card'],
  'ochre-deep': ['paper', 'paper-deep', 'card'],
}

const controls = {
  control: ['paper', 'card'],
  error: ['card'],
  signal: ['paper', 'card'],
  brand: ['river'],
}

const pairs = (colors: Record<string, string[]>) =>
  Object.entries(colors).flatMap(([color, grounds]) => grounds.map((ground) => [color, ground]))

test.each(pairs(texts))('text in %s can be read on %s', (text, ground) => {
  expect(contrast(text!, ground!)).toBeGreaterThanOrEqual(4.5)
})

test.each(pairs(controls))('a control in %s can be told from %s', (control, ground) => {
  expect(contrast(control!, ground!)).toBeGreaterThanOrEqual(3)
})

function contrast(a: string, b: string) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of a colour token, as WCAG defines it. */
function luminance(token: string) {
  const hex = new RegExp(`--color-${token}: #([0-9a-f]{6});`).exec(css)?.[1]
  if (!hex) throw new Error(`globals.css has no colour ${token}`)
  const [red, green, blue] = [0, 2, 4]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
