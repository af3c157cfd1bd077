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

/** A drawing as the text of an SVG file. */
export function svgText({ viewBox, rootAttributes, shapes }: Svg): string {
  return `<svg xmlns="${svgNamespace}" viewBox="${viewBox}"${rootAttributes}>${shapes}</svg>`
}

type Attributes = ReadonlyMap<string, string>

const shapeElements = 'path rect circle ellipse line polyline polygon text image use'.split(' ')

// Missing on purpose: scripts, animations, links and embedded HTML.
const otherElements =
  'svg g defs symbol switch tspan textPath clipPath mask pattern marker linearGradient radialGradient stop filter view'
const allowedElements = [...shapeElements, ...otherElements.split(' ')]
const filterPrimitive = /^fe[A-Z]/

/** Elements that a page doesn't show: descriptions, and elements of drawing programs such as `sodipodi:namedview`. */
const ignoredElements = /^(metadata|title|desc)$|:/

const tag = /<([\p{L}\w:.-]+)((?:\s+[\p{L}\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/u
const token = new RegExp(
  [
    /<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/,
    /<!\[CDATA\[[^]*?\]\]>/,
    /<\/[\p{L}\w:.-]+\s*>/u,
    tag,
    /[^<]+|</,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

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
    return { svg: new SvgReader(idPrefix).read(source.replace(/^\uFEFF/, '').trim()) }
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem }
    throw error
  }
}

class Refusal extends Error {
  constructor(readonly problem: ValueProblem) {
    super(problem.message)
  }
}

function refuse(message: string, example?: string): never {
  throw new Refusal({ message, ...(example !== undefined && { example }) })
}

const plainExport = 'export it as “plain SVG” or “optimized SVG”'

class SvgReader {
  private readonly openElements: string[] = []
  private readonly shapes: string[] = []
  /** Declarations of the style element, by class name. */
  private readonly classStyles = new Map<string, string>()
  private rootAttributes: Attributes | undefined
  private hasShape = false
  private readonly declaredPrefixes = new Set(['xml', 'xmlns'])
  private readonly usedPrefixes = new Set<string>()

  constructor(private readonly idPrefix: string) {}

  read(source: string): Svg {
    if (/[\0\uFFFD]/.test(source)) refuse('has letters that cannot be read: save it as UTF-8')
    for (const [style = ''] of source.matchAll(/<style\b[^>]*>[^]*?<\/style>/g)) {
      this.readStyle(style.replace(/^<style[^>]*>|<\/style>$|<!\[CDATA\[|\]\]>/g, ''))
    }
    const withoutStyles = source.replace(/<style\b[^>]*(?:\/>|>[^]*?<\/style>)/g, '')
    for (const match of withoutStyles.matchAll(token)) this.readToken(match)
    const unclosed = this.openElements.at(-1)
    if (unclosed !== undefined) refuse(`has <${unclosed}> that is never closed`, plainExport)
    if (!this.rootAttributes) refuse('is no SVG drawing', plainExport)
    this.checkPrefixes()
    if (!this.hasShape) refuse('shows nothing: it has no shape')
    const rootAttributes = this.presentationAttributes(this.rootAttributes)
    for (const name of rootAttributes.keys()) {
      if (positionAttributes.test(name)) rootAttributes.delete(name)
    }
    return {
      ...sizeOf(this.rootAttributes),
      rootAttributes: attributesText(rootAttributes),
      shapes: this.shapesWithIds(),
    }
  }

  private readToken([text, elementName, attributes = '', selfClosing]: RegExpMatchArray) {
    if (elementName !== undefined) {
      this.openElement(elementName, attributesIn(attributes), { isClosed: Boolean(selfClosing) })
    } else if (text.startsWith('</')) {
      this.closeElement(text.slice(2, -1).trim())
    } else if (text.startsWith('<!DOCTYPE')) {
      if (text.includes('[')) refuse('defines entities in its DOCTYPE', plainExport)
    } else if (!/^<(!--|\?xml\s)/.test(text)) {
      this.readText(text)
    }
  }

  private readText(text: string) {
    if (text.startsWith('<?')) refuse(`has ${text}, which loads something else`, plainExport)
    if (text.startsWith('<')) refuse('cannot be read: a < in it begins no element', plainExport)
    checkEntities(text)
    if (this.openElements.length === 0 && text.trim()) refuse('is no SVG drawing', plainExport)
    if (!this.isInsideIgnored()) this.shapes.push(text)
  }

  private openElement(
    tagName: string,
    attributes: Attributes,
    { isClosed }: { isClosed: boolean },
  ) {
    this.notePrefixes([tagName, ...attributes.keys()])
    const name = withoutSvgPrefix(tagName)
    if (!this.rootAttributes) {
      if (name !== 'svg') refuse(`is no SVG drawing: it begins with <${name}>`, plainExport)
      checkAttributes(attributes)
      this.rootAttributes = attributes
    } else {
      if (this.openElements.length === 0) {
        refuse(`goes on behind </svg> with <${name}>`, plainExport)
      }
      if (!this.isInsideIgnored() && !ignoredElements.test(name)) {
        this.shapes.push(`${this.startTag(name, attributes)}${isClosed ? '/>' : '>'}`)
      }
    }
    if (!isClosed) this.openElements.push(name)
  }

  private startTag(name: string, attributes: Attributes) {
    if (!allowedElements.includes(name) && !filterPrimitive.test(name)) {
      refuse(`has <${name}>, which a drawing on a page may not have`, plainExport)
    }
    checkAttributes(attributes)
    if (shapeElements.includes(name)) this.hasShape = true
    return `<${name}${attributesText(this.presentationAttributes(attributes))}`
  }

  private closeElement(tagName: string) {
    const name = withoutSvgPrefix(tagName)
    const expected = this.openElements.at(-1)
    if (expected !== name) {
      const where = expected === undefined ? '' : `, where <${expected}> is open`
      refuse(`has </${name}>${where}`, plainExport)
    }
    const isShown = !this.isInsideIgnored()
    this.openElements.pop()
    if (isShown && this.openElements.length > 0) this.shapes.push(`</${name}>`)
  }

  private isInsideIgnored() {
    return this.openElements.some((name) => ignoredElements.test(name))
  }

  /** Reads the class rules of a style element, as Illustrator writes them. */
  private readStyle(style: string) {
    const css = style.replace(/\/\*[^]*?\*\//g, '')
    if (/@import|url\(\s*['"]?(?!\s*['"]?#)/i.test(css)) refuseAddress('a style')
    const rest = css.replace(
      /([^{}]+)\{([^{}]*)\}/g,
      (rule, selectors: string, declarations: string) => {
        const classes = selectors.split(',').map((selector) => selector.trim())
        if (!classes.every((name) => /^\.[\w-]+$/.test(name))) return rule
        for (const name of classes.map((selector) => selector.slice(1))) {
          this.classStyles.set(name, `${this.classStyles.get(name) ?? ''};${declarations}`)
        }
        return ''
      },
    )
    if (rest.trim()) {
      refuse('has styles that would reach beyond it', 'export it with “presentation attributes”')
    }
  }

  /**
   * The attributes of an element without those of drawing programs. Styles become presentation attributes, because the
   * security headers forbid style attributes.
   */
  private presentationAttributes(attributes: Attributes): Map<string, string> {
    const kept = new Map<string, string>()
    for (const [name, value] of attributes) {
      if (name === 'xlink:href') kept.set('href', value)
      else if (!name.includes(':') && name !== 'style' && name !== 'xmlns') kept.set(name, value)
    }
    const classes = (kept.get('class') ?? '').split(/\s+/)
    const styles = classes.map((className) => this.classStyles.get(className) ?? '')
    for (const declaration of [...styles, attributes.get('style') ?? ''].join(';').split(';')) {
      const [property = '', value = ''] = declaration.split(/:(.*)/s)
      if (/^\s*[a-z][a-z-]*\s*$/.test(property) && value.trim()) {
        kept.set(property.trim(), value.replace(/!important/, '').trim())
      }
    }
    if (classes.every((className) => this.classStyles.has(className))) kept.delete('class')
    return kept
  }

  /** Keeps the ids that something refers to, and those of entry points, by which pages choose them. */
  private shapesWithIds() {
    const shapes = this.shapes.join('').trim()
    const references = shapes.matchAll(/url\(\s*(?:&quot;|')?#([^)'&\s]+)|\shref="#([^"]*)"/g)
    const referredIds = new Set([...references].map(([, inUrl, inHref]) => inUrl ?? inHref))
    return shapes
      .replace(/\sid="([^"]*)"/g, (attribute, id: string) => {
        if (/^way-\d+$/.test(id)) return attribute
        return referredIds.has(id) ? ` id="${this.idPrefix}-${id}"` : ''
      })
      .replace(/(url\(\s*(?:&quot;|')?#|\shref="#)(?!way-\d)/g, `$1${this.idPrefix}-`)
  }

  private notePrefixes(names: readonly string[]) {
    for (const [prefix = '', localName] of names.map((name) => name.split(':'))) {
      if (localName !== undefined) this.usedPrefixes.add(prefix)
      if (localName !== undefined && prefix === 'xmlns') this.declaredPrefixes.add(localName)
    }
  }

  /** A browser shows nothing of a file that uses an undeclared prefix. */
  private checkPrefixes() {
    const undeclared = [...this.usedPrefixes].find((prefix) => !this.declaredPrefixes.has(prefix))
    if (undeclared !== undefined) {
      refuse(`uses ${undeclared}: without xmlns:${undeclared}`, plainExport)
    }
  }
}

function withoutSvgPrefix(tagName: string) {
  return tagName.replace(/^svg:/, '')
}

/** Attributes of the root that place the drawing on a page, and don't change how its shapes look. */
const positionAttributes =
  /^(viewBox|width|height|x|y|version|id|class|baseProfile|role|focusable|preserveAspectRatio|enable-background|overflow|display|(aria|data)-.*)$/

function attributesText(attributes: Attributes) {
  return [...attributes]
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('')
}

function attributesIn(tag: string): Attributes {
  const attributes = tag.matchAll(/([\p{L}\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu)
  return new Map(
    [...attributes].map(([, name = '', value, singleQuoted = '']) => [name, value ?? singleQuoted]),
  )
}

function checkAttributes(attributes: Attributes) {
  for (const [name, encodedValue] of attributes) {
    checkEntities(encodedValue)
    const value = withoutEntities(encodedValue)
    if (/^on/i.test(name)) refuse(`has ${name}, which runs a program`, plainExport)
    if (/javascript\s*:/i.test(value)) refuse('has javascript:, which runs a program', plainExport)
    const isAddress = /^(xlink:)?href$/.test(name)
    const isInside = /^(#|data:image\/(png|jpeg|gif|webp);base64,)/.test(value)
    if (isAddress && !isInside) refuseAddress(`“${value}”`)
    if (/url\(\s*['"]?(?!\s*['"]?#)|@import/i.test(value)) {
      refuseAddress(`${name}="${encodedValue}"`)
    }
  }
}

function refuseAddress(where: string): never {
  return refuse(`loads something from outside: ${where}`, 'embed it, or draw it')
}

function checkEntities(text: string) {
  const [entity] = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)[^;\s]*;?/.exec(text) ?? []
  if (entity) refuse(`has the entity ${entity}, which stands for something else`, plainExport)
}

function withoutEntities(text: string) {
  return text.replace(/&#(?:x([\da-fA-F]+)|(\d+));/g, (_, hexadecimal?: string, decimal?: string) =>
    String.fromCharCode(hexadecimal ? parseInt(hexadecimal, 16) : Number(decimal)),
  )
}

const pixelsByUnit: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

function sizeOf(attributes: Attributes) {
  if (attributes.get('xmlns') !== svgNamespace && attributes.get('xmlns:svg') !== svgNamespace) {
    refuse(`lacks xmlns="${svgNamespace}", without which no browser shows it`, plainExport)
  }
  const width = pixelsOf(attributes.get('width'))
  const height = pixelsOf(attributes.get('height'))
  const viewBox = attributes.get('viewBox') ?? `0 0 ${width} ${height}`
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

/** A length such as "30pt" in pixels; NaN for one that depends on the page, such as "100%". */
function pixelsOf(length = '') {
  const pattern = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*(px|pt|pc|mm|cm|in)?\s*$/i
  const [, number, unit = ''] = pattern.exec(length) ?? []
  return Math.round(Number(number) * (pixelsByUnit[unit.toLowerCase()] ?? 1) * 100) / 100
}
