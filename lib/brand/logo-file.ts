import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@/lib/content/entries'
import type { ValueProblem } from '@/lib/content/problems'
import { readSvgFile, svgProblem } from '@/lib/images/pictures'
import { svgText } from '@/lib/images/svg'

const logoFile = (file: string) => join(contentFolder(), file)

/** The SVG of the company's logo, a file in the content folder. */
export function readLogo(file: string): string {
  return svgText(readSvgFile(logoFile(file)))
}

export function logoSize(file: string) {
  return readSvgFile(logoFile(file))
}

/** Every page loads the logo. Larger files are photos traced by a drawing program. */
const maxLogoBytes = 20_000

/** Why a logo file can't be used. Undefined when it can. */
export function logoProblem(file: string): ValueProblem | undefined {
  if (!existsSync(logoFile(file))) return { message: `there is no file ${logoFile(file)}` }
  const { size } = statSync(logoFile(file))
  if (size > maxLogoBytes) {
    const message = `${file} has ${Math.ceil(size / 1_000)} kB, and may have ${maxLogoBytes / 1_000}`
    return { message, example: 'export it as “optimized SVG”' }
  }
  if (!readFileSync(logoFile(file), 'utf8').includes('<svg')) {
    return { message: `${file} is no SVG, whatever its name: ask whoever drew it for the SVG` }
  }
  const problem = svgProblem(logoFile(file))
  if (problem) return problem
  const [element] = /<(text|image)\b/.exec(readLogo(file)) ?? []
  if (!element) return undefined
  const example = 'in the drawing program turn text into outlines, and pictures into shapes'
  return { message: `${file} has ${element}>, which not every page can show`, example }
}
