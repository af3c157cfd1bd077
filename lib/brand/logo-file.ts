import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ValueProblem } from '@/lib/content/problems'
import { sizeOf } from '@/lib/images/pictures'

/** The drawing of a company's own logo, which lies beside its other content. */
export function readLogo(file: string): string {
  return readFileSync(logoFile(file), 'utf8')
}

/** A logo comes with every page: drawn, and not traced from a photo, it has a few kilobytes. */
const maxLogoBytes = 20_000

/** What keeps a logo from being shown as it was drawn. */
export function logoProblem(file: string): ValueProblem | undefined {
  if (!existsSync(logoFile(file))) return { message: `there is no file ${logoFile(file)}` }
  const svg = readLogo(file)
  if (!sizeOf(svg)) {
    return { message: `${file} is no SVG with a viewBox`, example: '<svg viewBox="0 0 40 40" …>' }
  }
  if (svg.length > maxLogoBytes) {
    const message = `${file} has ${Math.ceil(svg.length / 1_000)} kB, and may have ${maxLogoBytes / 1_000}`
    return { message, example: 'export it as “optimized SVG”' }
  }
  const [element] = /<(text|script|image|foreignObject)\b/.exec(svg) ?? []
  if (!element) return undefined
  const example = 'in the drawing program turn text into outlines, and pictures into shapes'
  return { message: `${file} has ${element}>, which not every page can show`, example }
}

function logoFile(file: string) {
  return join(process.env.CONTENT || 'content', file)
}
