import { black, brandTones, channelsOf, mix, writtenColor, type BrandColors } from './brand-colors'
import type { ValueProblem } from '@/lib/content/problems'

type Pairs = Readonly<Record<string, readonly string[]>>

/** Foregrounds with their grounds, as components pair them. */
const texts: Pairs = {
  ink: ['paper', 'paper-deep', 'card', 'brand-tint', 'ochre'],
  'ink-soft': ['paper', 'paper-deep', 'card'],
  brand: ['paper', 'card', 'brand-tint'],
  paper: ['brand', 'brand-deep'],
  ochre: ['brand-deep'],
  card: ['signal', 'signal-strong', 'brand'],
  error: ['paper', 'card'],
  'ochre-deep': ['paper', 'paper-deep', 'card'],
}

const controls: Pairs = {
  control: ['paper', 'card'],
  signal: ['paper', 'card'],
  brand: ['river'],
}

type Lack = { front: string; ground: string; ratio: number; needed: number }

/**
 * Pairs that cannot be told apart: WCAG 2.2 asks for 4.5 where the front is text, and for 3 where it is a control, a
 * ring or large text.
 *
 * @param tones Colors of the theme that are other than written.
 */
export function contrastLacks(tones: Readonly<Record<string, string>> = {}): Lack[] {
  const colorOf = (role: string) => tones[role] ?? writtenColor(role)
  const lacksOf = (pairs: Pairs, needed: number) =>
    Object.entries(pairs).flatMap(([front, grounds]) =>
      grounds.flatMap((ground): Lack[] => {
        const ratio = contrast(colorOf(front), colorOf(ground))
        return ratio < needed ? [{ front, ground, ratio, needed }] : []
      }),
    )
  return [...lacksOf(texts, 4.5), ...lacksOf(controls, 3)]
}

/** What keeps a color of the company's own from being read, with the nearest of its darker shades that can be. */
export function colorProblem(field: keyof BrandColors, value: string): ValueProblem | undefined {
  const written = { color: writtenColor('brand'), signal: writtenColor('signal') }
  const lacksOf = (color: string) => contrastLacks(brandTones({ ...written, [field]: color }))
  const [lack] = lacksOf(value)
  if (!lack) return undefined
  const { front, ground, ratio, needed } = lack
  const shades = Array.from({ length: 100 }, (_, percent) => mix(value, black, percent / 100))
  const example = shades.find((shade) => lacksOf(shade).length === 0)
  const message = `${value} is too light: ${front} on ${ground} has a contrast of ${Math.floor(ratio * 10) / 10}, and needs ${needed}`
  return { message, example: `'${example ?? black}'` }
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, as WCAG defines it. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = channelsOf(color)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
