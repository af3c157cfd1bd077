// The script of the editor's page: Sveltia CMS with the forms of this site. The server computes the new text of a file.
import CMS, { type CmsConfig } from '@sveltia/cms'
import { parse } from 'yaml'
import { splitFile } from '@/lib/content/front-matter'

/** Key of the file's text among the values of a form. No field shows it. */
const sourceKey = 'text_of_the_file'

const response = await fetch('/config.json')
if (response.ok) {
  await start((await response.json()) as CmsConfig)
} else {
  document.body.innerText = `A file of content/ can’t be read, so there are no forms yet. Put this right in a text editor, then load this page again.\n\n${await response.text()}`
}

async function start(config: CmsConfig) {
  const { collections = [], singletons = [] } = config
  for (const entry of [...collections, ...singletons]) {
    if (!('fields' in entry) || !entry.format) continue
    const [extension, path] = 'folder' in entry ? ['md', entry.folder] : ['yaml', entry.file]
    CMS.registerCustomFormat(entry.format, extension, {
      fromFile: (text: string) => readFile(`file.${extension}`, text),
      toFile: (content: object) => save(path, content as Record<string, unknown>),
    })
  }
  await CMS.init({ config })
}

/** The values of a file. `body` is the text of a Markdown file. */
function readFile(name: string, text: string) {
  const parts = splitFile(name, text)
  if ('message' in parts) throw new Error(parts.message)
  const { yaml, body } = parts
  const values = parse(yaml) as object
  return { ...values, ...(body && { body: body.trim() }), [sourceKey]: text }
}

/** The last saved text of each file, by the text with which its form was opened, which Sveltia keeps sending. */
const savedTexts = new Map<unknown, string>()

async function save(path: string, { [sourceKey]: text = '', ...values }: Record<string, unknown>) {
  const body = JSON.stringify({ path, text: savedTexts.get(text) ?? text, values })
  const response = await fetch('/save', { method: 'POST', body })
  const result = await response.text()
  if (!response.ok) {
    window.alert(result)
    throw new Error(result)
  }
  if (text) savedTexts.set(text, result)
  return result
}
