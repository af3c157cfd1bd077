import type { ValueProblem } from '@/lib/content/problems'

/** An SVG file as pages show it: without what drawing programs note for themselves. */
export type Svg = {
  viewBox: string
  width: number
  height: number
  /** What the root says of the look of all shapes, such as ` fill="none"`. */
  look: string
  shapes: string
}

/** A drawing as a file of its own. */
export function svgText({ viewBox, look, shapes }: Svg): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${look}>${shapes}</svg>`
}

type Element = { name: string; attributes: Map<string, string> }

/** What draws, and what such elements refer to. Nothing that runs, moves, links, or brings HTML along. */
const knownElements = new Set(
  [
    'svg g defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath',
    'image clipPath mask pattern marker linearGradient radialGradient stop filter view',
  ].flatMap((names) => names.split(' ')),
)
const shapeElements = /^(path|rect|circle|ellipse|line|polyline|polygon|text|image|use)$/

/** Words for whoever opens the file in a drawing program. */
const wordsOfPrograms = /^(metadata|title|desc)$|:/

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
 * Reads an SVG file, whichever program wrote it, and refuses what a browser would not show or what could act on its own.
 *
 * @param idPrefix Begins the ids that shapes refer to, since ids of several drawings meet on one page.
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
  private readonly open: string[] = []
  private readonly shapes: string[] = []
  private readonly rules = new Map<string, string>()
  private root: Element | undefined
  private hasShape = false
  private readonly prefixes = { declared: new Set(['xml', 'xmlns']), used: new Set<string>() }

  constructor(private readonly idPrefix: string) {}

  read(source: string): Svg {
    if (/[\0\uFFFD]/.test(source)) refuse('has letters that cannot be read: save it as UTF-8')
    for (const [style = ''] of source.matchAll(/<style\b[^>]*>[^]*?<\/style>/g)) {
      this.readRules(style.replace(/^<style[^>]*>|<\/style>$|<!\[CDATA\[|\]\]>/g, ''))
    }
    const withoutStyles = source.replace(/<style\b[^>]*(?:\/>|>[^]*?<\/style>)/g, '')
    for (const match of withoutStyles.matchAll(token)) this.take(match)
    if (this.open.length > 0) refuse(`has <${this.open.at(-1)}> that is never closed`, plainExport)
    if (!this.root) refuse('is no SVG drawing', plainExport)
    this.checkPrefixes()
    if (!this.hasShape) refuse('shows nothing: it has no shape')
    return { ...sizeOf(this.root), look: this.lookOf(this.root), shapes: this.shapesWithIds() }
  }

  private take([text, name, written = '', selfClosing]: RegExpMatchArray) {
    if (name !== undefined) return this.begin(name, attributesOf(written), Boolean(selfClosing))
    if (text.startsWith('</')) return this.end(text.slice(2, -1).trim())
    if (/^<(!--|\?xml\s)/.test(text)) return undefined
    if (text.startsWith('<!DOCTYPE')) {
      if (text.includes('[')) refuse('defines entities in its DOCTYPE', plainExport)
      return undefined
    }
    if (text.startsWith('<?')) refuse(`has ${text}, which loads something else`, plainExport)
    if (text.startsWith('<')) refuse('cannot be read: a < in it begins no element', plainExport)
    checkEntities(text)
    if (this.open.length === 0 && text.trim()) refuse('is no SVG drawing', plainExport)
    if (!this.isSkipping()) this.shapes.push(text)
    return undefined
  }

  private begin(written: string, attributes: Map<string, string>, isClosed: boolean) {
    for (const name of [written, ...attributes.keys()]) {
      const [prefix = '', own] = name.split(':')
      if (own !== undefined) this.prefixes.used.add(prefix)
      if (prefix === 'xmlns' && own !== undefined) this.prefixes.declared.add(own)
    }
    const name = written.replace(/^svg:/, '')
    if (!this.root) {
      if (name !== 'svg') refuse(`is no SVG drawing: it begins with <${name}>`, plainExport)
      checkAttributes(attributes)
      this.root = { name, attributes }
      if (!isClosed) this.open.push(name)
      return
    }
    if (this.open.length === 0) refuse(`goes on behind </svg> with <${name}>`, plainExport)
    if (!this.isSkipping() && !wordsOfPrograms.test(name)) {
      if (!knownElements.has(name) && !/^fe[A-Z]/.test(name)) {
        refuse(`has <${name}>, which a drawing on a page may not have`, plainExport)
      }
      checkAttributes(attributes)
      if (shapeElements.test(name)) this.hasShape = true
      this.shapes.push(`<${name}${this.lookOf({ name, attributes })}${isClosed ? '/' : ''}>`)
    }
    if (!isClosed) this.open.push(name)
  }

  private end(written: string) {
    const name = written.replace(/^svg:/, '')
    const expected = this.open.at(-1)
    if (expected !== name) {
      const where = expected === undefined ? '' : `, where <${expected}> is open`
      refuse(`has </${name}>${where}`, plainExport)
    }
    const isShown = !this.isSkipping()
    this.open.pop()
    if (isShown && this.open.length > 0) this.shapes.push(`</${name}>`)
  }

  private isSkipping() {
    return this.open.some((name) => wordsOfPrograms.test(name))
  }

  /** Illustrator writes looks as rules for classes. */
  private readRules(style: string) {
    const css = style.replace(/\/\*[^]*?\*\//g, '')
    if (/@import|url\(\s*['"]?(?!\s*['"]?#)/i.test(css)) refuseAddress('a style')
    const rest = css.replace(/([^{}]+)\{([^{}]*)\}/g, (rule, selectors: string, looks: string) => {
      const classes = selectors.split(',').map((selector) => selector.trim())
      if (!classes.every((name) => /^\.[\w-]+$/.test(name))) return rule
      for (const name of classes) {
        this.rules.set(name.slice(1), `${this.rules.get(name.slice(1)) ?? ''};${looks}`)
      }
      return ''
    })
    if (rest.trim()) {
      refuse('has styles that would reach beyond it', 'export it with “presentation attributes”')
    }
  }

  /** The attributes of an element, with styles as attributes too: the security headers let no style attribute in. */
  private lookOf({ name, attributes }: Element) {
    const kept = new Map<string, string>()
    for (const [key, value] of attributes) {
      if (key === 'xlink:href') kept.set('href', value)
      else if (!key.includes(':') && key !== 'style' && key !== 'xmlns') kept.set(key, value)
    }
    const classes = (kept.get('class') ?? '').split(/\s+/)
    const styles = classes.map((className) => this.rules.get(className) ?? '')
    for (const style of [...styles, attributes.get('style') ?? '']) {
      for (const declaration of style.split(';')) {
        const [property = '', value = ''] = declaration.split(/:(.*)/s)
        if (/^\s*[a-z][a-z-]*\s*$/.test(property) && value.trim()) {
          kept.set(property.trim(), value.replace(/!important/, '').trim())
        }
      }
    }
    if (classes.every((className) => this.rules.has(className))) kept.delete('class')
    if (name === 'svg' && this.root?.attributes === attributes) {
      for (const key of kept.keys()) if (!isLook(key)) kept.delete(key)
    }
    return [...kept].map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`).join('')
  }

  /** Only ids that something refers to stay, and those of entry points, by which pages choose them. */
  private shapesWithIds() {
    const shapes = this.shapes.join('').trim()
    const named = new Set(
      [...shapes.matchAll(/url\(\s*(?:&quot;|')?#([^)'&\s]+)|\shref="#([^"]*)"/g)].map(
        ([, inUrl, inHref]) => inUrl ?? inHref,
      ),
    )
    return shapes
      .replace(/\sid="([^"]*)"/g, (attribute, id: string) => {
        if (/^way-\d+$/.test(id)) return attribute
        return named.has(id) ? ` id="${this.idPrefix}-${id}"` : ''
      })
      .replace(/(url\(\s*(?:&quot;|')?#|\shref="#)(?!way-\d)/g, `$1${this.idPrefix}-`)
  }

  /** A browser shows nothing of a file that uses a prefix without saying whose it is. */
  private checkPrefixes() {
    const unknown = [...this.prefixes.used].find((prefix) => !this.prefixes.declared.has(prefix))
    if (unknown !== undefined) refuse(`uses ${unknown}: without xmlns:${unknown}`, plainExport)
  }
}

/** Whether an attribute of the root goes for all shapes, and not for its place on a page. */
function isLook(name: string) {
  const ofThePlace =
    /^(viewBox|width|height|x|y|version|id|class|baseProfile|role|focusable|preserveAspectRatio|enable-background|overflow|display|(aria|data)-.*)$/
  return !ofThePlace.test(name)
}

function attributesOf(written: string) {
  const found = written.matchAll(/([\p{L}\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu)
  return new Map([...found].map(([, name = '', double, single]) => [name, double ?? single ?? '']))
}

function checkAttributes(attributes: Map<string, string>) {
  for (const [name, written] of attributes) {
    checkEntities(written)
    const value = withoutEntities(written)
    if (/^on/i.test(name)) refuse(`has ${name}, which runs a program`, plainExport)
    if (/javascript\s*:/i.test(value)) refuse('has javascript:, which runs a program', plainExport)
    const isAddress = /^(xlink:)?href$/.test(name)
    const isInside = /^(#|data:image\/(png|jpeg|gif|webp);base64,)/.test(value)
    if (isAddress && !isInside) refuseAddress(`“${value}”`)
    if (/url\(\s*['"]?(?!\s*['"]?#)|@import/i.test(value)) refuseAddress(`${name}="${written}"`)
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

/** How many pixels a unit has. */
const pixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

function sizeOf({ attributes }: Element) {
  if (attributes.get('xmlns') !== svgNamespace && attributes.get('xmlns:svg') !== svgNamespace) {
    refuse(`lacks xmlns="${svgNamespace}", without which no browser shows it`, plainExport)
  }
  const lengthOf = (name: string) => {
    const [, number, unit = ''] =
      /^\s*([\d.]+(?:e[+-]?\d+)?)\s*(px|pt|pc|mm|cm|in)?\s*$/i.exec(attributes.get(name) ?? '') ??
      []
    return Math.round(Number(number) * (pixels[unit.toLowerCase()] ?? 1) * 100) / 100
  }
  const viewBox = attributes.get('viewBox') ?? `0 0 ${lengthOf('width')} ${lengthOf('height')}`
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = NaN, height = NaN] = numbers
  const isSize = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
  if (!isSize) refuse('has no viewBox that gives it a size', '<svg viewBox="0 0 800 500" …>')
  return { viewBox: numbers.join(' '), width, height }
}

const svgNamespace = 'http://www.w3.org/2000/svg'
