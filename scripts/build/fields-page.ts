import { readdirSync } from 'node:fs'
import { writtenSchema } from '@/lib/content/load'
import type { FieldSchema } from '@/lib/content/schemas'
import { escapeHtml } from '@/lib/escape-html'
import { collections } from '@/lib/site/content-collections'
import { contentConfig } from '@/lib/site/site-checks'

const drawingFolders = ['specimens', 'signs', 'houses', 'figures']

/** A page for owners who write without VS Code: all fields of all files, and all drawings with the names to write. */
export function fieldsPage(): string {
  const tables = Object.entries(collections).map(([name, { kind }]) => {
    const file = kind === 'file' ? `content/${name}.yaml` : `content/${name}/*.md`
    const rows = rowsOf(writtenSchema(contentConfig, name)).join('\n')
    return `<h2>${file}</h2><table><tr><th>Field<th>What it is for<th>What it takes<th>Example\n${rows}</table>`
  })
  const drawings = drawingFolders.map((folder) => {
    const files = readdirSync(`public/images/${folder}`)
    const figures = files.map(
      (file) =>
        `<figure><img src="../../public/images/${folder}/${file}" alt="" loading="lazy"><figcaption>${file.replace('.svg', '')}</figcaption></figure>`,
    )
    return `<h2>Drawings: ${folder}</h2>\n${figures.join('\n')}`
  })
  const style =
    'body{font:16px/1.5 system-ui;margin:2rem}td,th{text-align:left;vertical-align:top;padding:.25rem 1rem .25rem 0;border-bottom:1px solid #ccc}figure{display:inline-block;margin:0 1rem 1rem 0}img{width:9rem;height:9rem;object-fit:contain}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fields and drawings</title><style>${style}</style>
<h1>Fields and drawings</h1>\n${[...tables, ...drawings].join('\n')}\n`
}

function rowsOf(schema: FieldSchema, path = ''): string[] {
  const { properties = {}, required = [], items, anyOf = [], additionalProperties } = schema
  const fields = Object.entries(properties) as [string, FieldSchema][]
  const rows = fields.flatMap(([name, field]) => {
    const own = path ? `${path}.${name}` : name
    const example = field.examples?.[0] ?? field.default
    const cells = [own, field.description ?? '', limitsOf(field, required.includes(name))]
    const isText = typeof example === 'string'
    const shown = isText ? example : (JSON.stringify(example) ?? '')
    return [`<tr><td>${[...cells, shown].map(escapeHtml).join('<td>')}`, ...rowsOf(field, own)]
  })
  const inner = [items, additionalProperties, ...anyOf].filter((part) => typeof part === 'object')
  const names = new Map<unknown, string>([
    [items, `${path}[]`],
    [additionalProperties, path ? `${path}.NAME` : 'NAME'],
  ])
  return [...rows, ...inner.flatMap((part) => rowsOf(part as FieldSchema, names.get(part) ?? path))]
}

function limitsOf(field: FieldSchema, isRequired: boolean) {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, refersTo, drawing } = field
  const limits = [
    isRequired ? 'required' : 'may be left out',
    field.enum && `one of ${field.enum.join(', ')}`,
    minLength && minLength > 1 && `at least ${minLength} characters`,
    maxLength && `at most ${maxLength} characters`,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `at most ${maximum}`,
    minItems && `at least ${minItems} of them`,
    maxItems && `at most ${maxItems} of them`,
    field.patternErrorMessage,
    refersTo && `a name of ${refersTo}`,
    drawing && `a drawing of ${drawing}`,
  ]
  return limits.filter(Boolean).join('; ')
}
