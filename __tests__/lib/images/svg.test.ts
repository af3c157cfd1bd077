import { readSvg, svgText } from '@/lib/images/svg'

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const circle = '<circle cx="20" cy="20" r="9"/>'
const drawing = `<svg ${xmlns} viewBox="0 0 40 30">${circle}</svg>`

const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>'
const doctype =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'

const resultOf = (source: string) => svgText(readSvg(source, 'ant'))

test.each([
  ['a prolog', `${prolog}\n${drawing}`],
  ['a DOCTYPE and line ends of Windows', `${prolog}\r\n${doctype}\r\n${drawing}\r\n`],
  ['a byte order mark', `\uFEFF${drawing}`],
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
  ['a style that no attribute has', drawing.replace('<circle', '<circle style="onclick:alert(1)"')],
  [
    'a style for the whole page',
    drawing.replace('<circle', '<style>body{color:red}</style><circle'),
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
  const figma = drawing
    .replace('viewBox', 'width="40" height="30" fill="none" viewBox')
    .replace('<circle', '<mask style="mask-type:alpha"/><circle')
  expect(resultOf(figma)).toContain('viewBox="0 0 40 30" fill="none"><mask mask-type="alpha"/>')
})

test('ids that shapes refer to get the drawing’s prefix, and other ids go', () => {
  const withIds = drawing
    .replace('<circle', '<linearGradient id="main"/><circle id="services" fill="url(#main)"')
    .replace('<svg ', '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')
    .replace('</svg>', '<use xlink:href="#main"/></svg>')
  const { shapes } = readSvg(withIds, 'ant')
  expect(shapes).toContain('<linearGradient id="ant-main"/>')
  expect(shapes).toContain('fill="url(#ant-main)"')
  expect(shapes).toContain('<use href="#ant-main"/>')
  expect(shapes).not.toContain('services')
})

test.each([
  ['a script', '<script>alert(1)</script>', /has <script/],
  ['an event handler', '<path onload="alert(1)"/>', /has onload=/],
  ['a javascript: address', '<use href="&#106;avascript:alert(1)"/>', /has href="javascript/],
  ['a link', '<a href="https://example.com/"><path/></a>', /has <a/],
  ['HTML', '<foreignObject/>', /has <foreignObject/],
  ['an animation', '<set attributeName="onclick" to="a"/>', /has <set/],
  ['an outside picture', '<image href="a.png"/>', /has href="a.png"/],
  ['an outside fill', '<path style="fill:url(\'//example.com\')"/>', /has url\(/],
  ['a bare &', '<text>A & B</text>', /cannot be read in line 1: Invalid character in entity/],
  ['a malformed address', '<use href="#100%"/>', /cannot be read: URI/],
])('%s is refused', (_, shape, message) => {
  expect(() => resultOf(drawing.replace('<circle', `${shape}<circle`))).toThrow(message)
})

test.each([
  ['no size', '', /no viewBox/],
  ['a size in percent', 'width="100%" height="100%"', /no viewBox/],
  ['an empty viewBox', 'viewBox="0 0 0 0"', /no viewBox/],
  ['a viewBox of words', 'viewBox="0 0 NaN 30"', /no viewBox/],
])('a drawing with %s is refused', (_, size, message) => {
  expect(() => resultOf(drawing.replace('viewBox="0 0 40 30"', size))).toThrow(message)
})

test.each(['', 'Words', '\uFFFDPNG\r\n', `<svg ${xmlns}/>`, '<svg', drawing.replace(xmlns, '')])(
  'the file “%s” is no SVG drawing',
  (source) => expect(() => readSvg(source, 'a')).toThrow(/is no SVG drawing|cannot be read/),
)
