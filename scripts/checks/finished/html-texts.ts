/** Tags inside of a sentence. */
const inlineTags =
  /<\/?(?:a|abbr|b|br|cite|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/g

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The visible texts of a page, each as one line. Code is left out. */
export function textsOfHtml(html: string): string[] {
  return html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<(script|style|code|pre)\b[^]*?<\/\1>/g, '\n')
    .replace(/<br\b[^>]*>/g, ' ')
    .replace(inlineTags, '')
    .split(/<[^>]*>/)
    .map((text) => oneLine(decodeEntities(text)))
    .filter((text) => text !== '')
}

/** The attributes of all elements of a page, except those of scripts, of styles, and of headers such as a policy. */
export function attributesOfHtml(html: string): { name: string; value: string }[] {
  const elements = html.replace(
    /<!--[^]*?-->|<meta http-equiv[^>]*>|<(script|style)\b[^]*?<\/\1>/g,
    '',
  )
  return [...elements.matchAll(/<[a-z][^\s/>]*((?:[^">]|"[^"]*")*)>/gi)].flatMap(
    ([, attributes = '']) =>
      [...attributes.matchAll(/([^\s"=/]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({
        name,
        value: decodeEntities(value),
      })),
  )
}

/** A text with white space as single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A text with its entities as characters. */
export function decodeEntities(text: string) {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? entity
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
}
