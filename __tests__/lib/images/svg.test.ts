import { readSvg, svgText } from '@/lib/images/svg'

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const circle = '<circle cx="20" cy="20" r="9"/>'
const drawing = `<svg ${xmlns} viewBox="0 0 40 30">${circle}</svg>`

const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>'
const doctype =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'

const resultOf = (source: string) => {
  const { svg, problem } = readSvg(source, 'ant')
  return svg ? svgText(svg) : problem.message
}

test.each([
  ['a prolog', `${prolog}\n${drawing}`],
  ['a comment', `<!-- Generator: Adobe Illustrator -->\n${drawing}`],
  ['a DOCTYPE', `${prolog}\n${doctype}\n${drawing}\n`],
  ['a byte order mark', `\uFEFF${drawing}`],
  ['line ends of Windows', `${prolog}\r\n${drawing}\r\n`],
  ['single quotes', drawing.replaceAll('"', "'")],
  ['commas in the viewBox', drawing.replace('0 0 40 30', ' 0,0, 4e1 30.0 ')],
  ['no viewBox', drawing.replace('viewBox="0 0 40 30"', 'width="40" height="30px"')],
  [
    'an id, a role and a class of the root',
    drawing.replace('viewBox', 'id="Layer_1" role="img" class="a" viewBox'),
  ],
  ['a title', drawing.replace('<circle', '<title>Ant</title><desc>An &lt;ant&gt;</desc><circle')],
  ['a comment with markup', drawing.replace('<circle', '<!-- <script> --><circle')],
  [
    'metadata of Inkscape',
    drawing
      .replace('<svg ', '<svg xmlns:sodipodi="http://s" xmlns:inkscape="http://i" xmlns:rdf="r" ')
      .replace(
        '<circle',
        '<sodipodi:namedview inkscape:zoom="1"><inkscape:grid/></sodipodi:namedview><metadata><rdf:RDF><p/></rdf:RDF></metadata><circle inkscape:label="body" id="circle1"',
      ),
  ],
])('%s makes no difference', (_, source) => {
  expect(resultOf(source)).toBe(drawing)
})

test('styles become presentation attributes', () => {
  const inkscape = drawing.replace(
    '<circle',
    '<circle style="fill:#fff;stroke: none;-inkscape-stroke:none"',
  )
  expect(resultOf(inkscape)).toContain('<circle cx="20" cy="20" r="9" fill="#fff" stroke="none"/>')
  const illustrator = drawing.replace(
    '<circle',
    '<defs><style>.a,.b{fill:#fff}/* x */.b{fill:#000;}</style></defs><circle class="b"',
  )
  expect(resultOf(illustrator)).toContain('<circle cx="20" cy="20" r="9" fill="#000"/>')
  const figma = drawing.replace('<circle', '<mask style="mask-type:alpha"/><circle')
  expect(resultOf(figma)).toContain('<mask mask-type="alpha"/>')
})

test('styles that no attribute has are left out', () => {
  const program = drawing.replace('<circle', '<circle style="onclick:alert(1);href:a"')
  const unused = drawing.replace('<circle', '<style>.a,.b{fill:#fff}</style><circle')
  expect([resultOf(program), resultOf(unused)]).toEqual([drawing, drawing])
})

test('presentation attributes of the root element are kept', () => {
  const figma = drawing.replace('viewBox', 'width="40" height="30" fill="none" viewBox')
  expect(readSvg(figma, 'ant').svg).toMatchObject({
    rootAttributes: ' fill="none"',
    shapes: circle,
  })
})

test('ids that shapes refer to get the drawing’s prefix, and other ids go', () => {
  const withIds = drawing
    .replace('<circle', '<linearGradient id="main"/><circle id="services" fill="url(#main)"')
    .replace('<svg ', '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')
    .replace('</svg>', '<use xlink:href="#main"/><g id="way-1"><path d="M0 0h1"/></g></svg>')
  const { shapes } = readSvg(withIds, 'ant').svg!
  expect(shapes).toContain('<linearGradient id="ant-main"/>')
  expect(shapes).toContain('fill="url(#ant-main)"')
  expect(shapes).toContain('<use href="#ant-main"/>')
  expect(shapes).toContain('<g id="way-1">')
  expect(readSvg(withIds.replaceAll('main', 'way-2'), 'ant').svg!.shapes).toContain('href="#way-2"')
  expect(shapes).not.toContain('services')
})

const refused: [what: string, change: [string, string], message: RegExp][] = [
  ['a script', ['<circle', '<script>alert(1)</script><circle'], /has <script>/],
  ['a malformed address', ['<circle', '<use href="#100%"/><circle'], /cannot be read: URI/],
  ['an event handler', ['<circle', '<circle onload="alert(1)"'], /has onload/],
  ['an event handler of the root', ['<svg', '<svg OnClick="alert(1)"'], /has OnClick/],
  ['a javascript: address', ['<circle', '<use href="javascript:alert(1)"/><circle'], /outside/],
  [
    'an encoded javascript: address',
    ['<circle', '<use href="&#106;avascript:a"/><circle'],
    /outside/,
  ],
  ['a link', ['<circle', '<a href="https://example.com/"><path/></a><circle'], /has <a>/],
  ['HTML', ['<circle', '<foreignObject/><circle'], /has <foreignObject>/],
  ['an animation', ['<circle', '<set attributeName="onclick" to="a"/><circle'], /has <set>/],
  [
    'an outside picture',
    ['<circle', '<image href="https://example.com/a.png"/><circle'],
    /outside/,
  ],
  ['a picture in another file', ['<circle', '<image href="a.png"/><circle'], /outside/],
  ['an outside shape', ['<circle', '<use href="//example.com/a.svg#b"/><circle'], /outside/],
  ['an outside shape in HTML', ['<circle', '<use HREF="//example.com/a.svg"/><circle'], /outside/],
  ['an outside fill', ['<circle', '<circle fill="url(https://example.com/a.svg#b)"'], /outside/],
  ['an outside style', ['<circle', '<circle style="fill:url(\'//example.com\')"'], /outside/],
  ['an outside set', ['<circle', `<circle mask="image-set('https://a.b/c' 1x)"`], /outside/],
  ['an outside style sheet', ['<svg', '<?xml-stylesheet href="a.css"?><svg'], /xml-stylesheet/],
  [
    'an import',
    ['<circle', '<style>@import "https://example.com/a.css";</style><circle'],
    /outside/,
  ],
  ['an outside font', ['<circle', '<style>.a{src:url(https://a.b/c)}</style><circle'], /outside/],
  ['a style for the whole page', ['<circle', '<style>body{color:red}</style><circle'], /beyond it/],
  [
    'entities',
    ['<svg', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg'],
    /entities/,
  ],
  ['entities in lower case', ['<svg', '<!doctype svg [<!ENTITY a "b">]><svg'], /entities/],
  ['an entity', ['</svg>', '<text>&a;</text></svg>'], /Invalid character entity/],
  ['a bare &', ['</svg>', '<text>A & B</text></svg>'], /line 1: Invalid character in entity/],
  ['a missing end tag', ['</svg>', ''], /line 1: Unclosed root tag/],
  ['a wrong end tag', ['</svg>', '\n</g></svg>'], /line 2: Unexpected close tag/],
  ['a missing quote', ['r="9"', 'r=9'], /line 1: Unquoted attribute value/],
  ['text after the drawing', ['</svg>', '</svg> words'], /line 1: Text data outside/],
  ['no size', ['viewBox="0 0 40 30"', ''], /no viewBox/],
  ['a size in percent', ['viewBox="0 0 40 30"', 'width="100%" height="100%"'], /no viewBox/],
  ['an empty viewBox', ['0 0 40 30', '0 0 0 0'], /no viewBox/],
  ['a viewBox of three numbers', ['0 0 40 30', '0 0 40'], /no viewBox/],
  ['a viewBox of words', ['0 0 40 30', '0 0 NaN 30'], /no viewBox/],
  ['no shape', [circle, '<g></g>'], /shows nothing/],
  ['no namespace', [xmlns, ''], /lacks xmlns=/],
  [
    'an undeclared prefix',
    ['<circle', '<use xlink:href="#a"/><circle'],
    /Unbound namespace prefix: "xlink"/,
  ],
  ['an HTML page', [drawing, `<html>${drawing}</html>`], /lacks xmlns=/],
  ['another encoding', ['<circle', '\uFFFD<circle'], /save it as UTF-8/],
]

test.each(refused)('%s is refused', (_, [from, to], message) => {
  expect(drawing).toContain(from)
  expect(resultOf(drawing.replace(from, to))).toMatch(message)
})

test('a file that is no SVG drawing is refused', () => {
  for (const source of ['', 'Words', '\uFFFDPNG\r\n', '<svg/>', '<svg']) {
    expect(readSvg(source, 'a').problem).toBeDefined()
  }
})
