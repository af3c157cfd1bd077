import { optimize, type XastElement, type XastParent } from 'svgo/browser'

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

/** Elements that a page doesn't show: descriptions, and elements of drawing programs such as `sodipodi:namedview`. */
const ignoredElements = /^(metadata|title|desc)$|:/

const presentationAttribute =
  / (?:fill|stroke|color|opacity|font|text|letter|word|shape|clip|visibility)[\w-]*="[^"]*"/g

/** What would run, load or link to something in a page that inlines the drawing. */
const unwanted =
  /<(?:script|foreignObject|a|set|animate\w*)\b|\son\w+=|\shref="(?!#|data:image\/)[^"]*"|url\((?!\s*(?:'|"|&quot;)?#)/i

/**
 * Reads an SVG file of any drawing program.
 *
 * @param idPrefix Begins every id that shapes refer to, because a page may contain several drawings with the same ids.
 * @throws When a page can't show it: a sentence without its subject.
 */
export function readSvg(source: string, idPrefix: string): Svg {
  const [, root = '', shapes = ''] =
    /<svg([^>]*)>(.*)<\/svg>$/s.exec(cleaned(source, idPrefix)) ?? []
  if (!root.includes(svgNamespace)) throw new Error('is no SVG drawing')
  const [found] = unwanted.exec(root + shapes) ?? []
  if (found) throw new Error(`has ${found.trim()}, which a drawing on a page may not have`)
  return {
    ...sizeOf(root),
    rootAttributes: (root.match(presentationAttribute) ?? []).join(''),
    shapes,
  }
}

function cleaned(source: string, idPrefix: string) {
  try {
    const { data } = optimize(source, {
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        { name: 'removeComments', params: { preservePatterns: false } },
        { name: 'removeEditorData', fn: () => ({ element: { enter: removeEditorData } }) },
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'removeStyleElement',
        'convertStyleToAttrs',
        { name: 'removeAttrs', params: { attrs: 'style' } },
        { name: 'cleanupIds', params: { minify: false, force: true } },
        { name: 'prefixIds', params: { prefix: idPrefix, delim: '-', prefixClassNames: false } },
      ],
    })
    return data
  } catch (error) {
    // SVGO's own has a line, but for an address or a depth that it can't handle.
    const { line, reason, message } = error as Error & { line?: number; reason?: string }
    const where = line === undefined ? '' : ` in line ${line}`
    throw new Error(`cannot be read${where}: ${reason ?? message}`)
  }
}

function removeEditorData(element: XastElement, parent: XastParent) {
  if (ignoredElements.test(element.name)) {
    parent.children = parent.children.filter((child) => child !== element)
  }
  const attributes = Object.entries(element.attributes)
    .map(([name, value]) => [name === 'xlink:href' ? 'href' : name, value] as const)
    .filter(([name]) => !name.includes(':'))
  element.attributes = Object.fromEntries(attributes)
  // The only style of drawing programs that SVGO doesn't know as an attribute.
  const [, maskType] = /mask-type:\s*(\w+)/.exec(element.attributes.style ?? '') ?? []
  if (maskType !== undefined) element.attributes['mask-type'] = maskType
}

function sizeOf(root: string) {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(root)?.[1]
  const pixelsOf = (name: string) => attribute(name)?.replace(/px$/, '')
  const viewBox = attribute('viewBox') ?? `0 0 ${pixelsOf('width')} ${pixelsOf('height')}`
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = numbers
  if (!numbers.every(Number.isFinite) || width <= 0 || height <= 0) {
    throw new Error('has no viewBox that gives it a size')
  }
  return { viewBox: numbers.join(' '), width, height }
}
