import { optimize, type Visitor, type XastElement, type XastParent } from 'svgo/browser'
import type { ValueProblem } from '@/lib/content/problems'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** An SVG file as pages show it, without the metadata of drawing programs. */
export type Svg = {
  viewBox: string
  /** Width and height of the viewBox, in user units. */
  width: number
  height: number
  /** Presentation attributes of the root element, which apply to all shapes: ` fill="none"`. */
  rootAttributes: string
  /** Everything inside the root element. */
  shapes: string
}

export function svgText({ viewBox, rootAttributes, shapes }: Svg): string {
  return `<svg xmlns="${svgNamespace}" viewBox="${viewBox}"${rootAttributes}>${shapes}</svg>`
}

const shapeElements = 'path rect circle ellipse line polyline polygon text image use'.split(' ')

// Missing on purpose: scripts, animations, links and embedded HTML.
const otherElements =
  'svg g defs symbol switch tspan textPath clipPath mask pattern marker linearGradient radialGradient stop filter view'
const allowedElements = [...shapeElements, ...otherElements.split(' ')]
const filterPrimitive = /^fe[A-Z]/

/** Elements that a page doesn't show: descriptions, and elements of drawing programs such as `sodipodi:namedview`. */
const ignoredElements = /^(metadata|title|desc)$|:/

/** Attributes of the root that place the drawing on a page, and don't change how its shapes look. */
const positionAttributes =
  /^(viewBox|width|height|x|y|version|id|class|baseProfile|role|focusable|preserveAspectRatio|enable-background|overflow|display|(aria|data)-.*)$/

class Refusal extends Error {
  constructor(readonly problem: ValueProblem) {
    super(problem.message)
  }
}

function refuse(message: string, example?: string): never {
  throw new Refusal({ message, ...(example !== undefined && { example }) })
}

const plainExport = 'export it as “plain SVG” or “optimized SVG”'

/**
 * Reads an SVG file of any drawing program. A file that a browser would not show, or that could run code or load
 * something, is a problem.
 *
 * @param idPrefix Begins every id that shapes refer to, because a page may contain several drawings with the same ids.
 */
export function readSvg(
  source: string,
  idPrefix: string,
): { svg: Svg; problem?: never } | { svg?: never; problem: ValueProblem } {
  try {
    return { svg: parse(source, idPrefix) }
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem }
    // SVGO's own, with a line, or one of a URI or a depth that it can't handle.
    const { line, reason, message } = error as Error & { line?: number; reason?: string }
    const where = line === undefined ? '' : ` in line ${line}`
    return {
      problem: { message: `cannot be read${where}: ${reason ?? message}`, example: plainExport },
    }
  }
}

function parse(source: string, idPrefix: string): Svg {
  if (/[\0\uFFFD]/.test(source)) refuse('has letters that cannot be read: save it as UTF-8')
  // SVGO would expand entities, which can contain each other until they fill the memory.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) {
    refuse('defines entities in its DOCTYPE', plainExport)
  }
  const found: { size?: ReturnType<typeof sizeOf>; hasShape: boolean } = { hasShape: false }
  const checkElement = (element: XastElement, parent: XastParent) => {
    const { name, attributes } = element
    const isRoot = parent.type === 'root'
    if (isRoot) {
      found.size = sizeOf(attributes)
    }
    if (name === 'style') return removeStyle(element, parent)
    if (!allowedElements.includes(name) && !filterPrimitive.test(name)) {
      refuse(`has <${name}>, which a drawing on a page may not have`, plainExport)
    }
    if (shapeElements.includes(name)) found.hasShape = true
    // The only style of drawing programs that SVGO doesn't know as an attribute.
    const [, maskType] = /mask-type:\s*(\w+)/.exec(attributes.style ?? '') ?? []
    if (maskType !== undefined) attributes['mask-type'] = maskType
    for (const [key, value] of Object.entries(attributes)) {
      checkAttribute(key, value)
      attributes[key] = value.replaceAll(`${idPrefix}-way-`, 'way-')
      const isUnused = /^(style|xmlns)$/.test(key) || (isRoot && positionAttributes.test(key))
      if (isUnused) delete attributes[key]
    }
  }
  const check: Visitor = {
    element: { enter: checkElement },
    instruction: {
      enter: ({ name }) => refuse(`has <?${name}?>, which loads something else`, plainExport),
    },
  }
  const { data } = optimize(source, {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      { name: 'removeComments', params: { preservePatterns: false } },
      { name: 'removeEditorData', fn: () => ({ element: { enter: removeEditorData } }) },
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      { name: 'cleanupIds', params: { minify: false, preservePrefixes: ['way-'], force: true } },
      { name: 'prefixIds', params: { prefix: idPrefix, delim: '-', prefixClassNames: false } },
      // The last one, so that it checks what the page gets.
      { name: 'check', fn: () => check },
    ],
  })
  if (!found.size) refuse('is no SVG drawing', plainExport)
  if (!found.hasShape) refuse('shows nothing: it has no shape')
  const [, rootAttributes = '', shapes = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(data) ?? []
  return { ...found.size, rootAttributes, shapes }
}

function removeEditorData(element: XastElement, parent: XastParent) {
  if (ignoredElements.test(element.name)) remove(element, parent)
  const attributes = Object.entries(element.attributes)
    .map(([name, value]) => [name === 'xlink:href' ? 'href' : name, value] as const)
    .filter(([name]) => !name.includes(':'))
  element.attributes = Object.fromEntries(attributes)
}

/** Removes a style element, in which SVGO leaves the rules that it can't turn into attributes. */
function removeStyle(style: XastElement, parent: XastParent) {
  const css = style.children.map((child) => ('value' in child ? child.value : '')).join('')
  if (outsideAddress.test(css)) refuseAddress('a style')
  const unusedClassRules = /(\.[\w-]+[\s,]*)+\{[^{}]*\}/g
  if (css.replace(unusedClassRules, '').trim()) {
    refuse('has styles that would reach beyond it', 'export it with “presentation attributes”')
  }
  remove(style, parent)
}

function remove(element: XastElement, parent: XastParent) {
  parent.children = parent.children.filter((child) => child !== element)
}

const outsideAddress = /url\(\s*['"]?(?!\s*['"]?#)|@import|image-set\(/i

function checkAttribute(name: string, value: string) {
  if (/^on/i.test(name)) refuse(`has ${name}, which runs a program`, plainExport)
  const isInside = /^(#|data:image\/(png|jpeg|gif|webp);base64,)/.test(value)
  if (/^href$/i.test(name) && !isInside) refuseAddress(`“${value}”`)
  if (outsideAddress.test(value)) refuseAddress(`${name}="${value}"`)
}

function refuseAddress(where: string): never {
  return refuse(`loads something from outside: ${where}`, 'embed it, or draw it')
}

function sizeOf({ xmlns, viewBox: box, ...root }: XastElement['attributes']) {
  if (xmlns !== svgNamespace) {
    refuse(`lacks xmlns="${svgNamespace}", without which no browser shows it`, plainExport)
  }
  const width = pixelsOf(root.width)
  const height = pixelsOf(root.height)
  const viewBox = box ?? `0 0 ${width} ${height}`
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , viewWidth = NaN, viewHeight = NaN] = numbers
  const isComplete = numbers.length === 4 && numbers.every(Number.isFinite)
  if (!isComplete || viewWidth <= 0 || viewHeight <= 0) {
    refuse('has no viewBox that gives it a size', '<svg viewBox="0 0 800 500" …>')
  }
  return { viewBox: numbers.join(' '), width: viewWidth, height: viewHeight }
}

/** A length such as "40" or "40px"; NaN for one in another unit, such as "100%". */
function pixelsOf(length = '') {
  return Number(length.replace(/px$/, ''))
}
