import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ValueProblem } from '@/lib/content/problems'
import { readSvgFile, svgProblem } from '@/lib/images/pictures'
import { svgText } from '@/lib/images/svg'

/** The drawing of a company's own logo, which lies beside its other content. */
export function readLogo(file: string): string {
  return svgText(readSvgFile(logoFile(file)))
}

export function logoSize(file: string) {
  return readSvgFile(logoFile(file))
}

/** A logo comes with every page: drawn, and not traced from a photo, it has a few kilobytes. */
const maxLogoBytes = 20_000

/** What keeps a logo from being shown as it was drawn. */
export function logoProblem(file: string): ValueProblem | undefined {
  if (!existsSync(logoFile(file))) return { message: `there is no file ${logoFile(file)}` }
  const { size } = statSync(logoFile(file))
  if (size > maxLogoBytes) {
    const message = `${file} has ${Math.ceil(size / 1_000)} kB, and may have ${maxLogoBytes / 1_000}`
    return { message, example: 'export it as “optimized SVG”' }
  }
  const problem = svgProblem(logoFile(file))
  if (problem) return problem
  const [element] = /<(text|image)\b/.exec(readLogo(file)) ?? []
  if (!element) return undefined
  const example = 'in the drawing program turn text into outlines, and pictures into shapes'
  return { message: `${file} has ${element}>, which not every page can show`, example }
}

function logoFile(file: string) {
  return join(process.env.CONTENT || 'content', file)
}
