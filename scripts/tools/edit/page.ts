// The editor's page: Sveltia CMS with the forms of this site. Its server says what a file says after a form was saved.
import CMS, { type CmsConfig } from '@sveltia/cms'
import { parse } from 'yaml'
import { splitFile } from '@/lib/content/front-matter'

/** Under this key the text of a file goes through the editor with its values, which no field shows. */
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

/** What a file says. The text of a Markdown file is called `body`. */
function readFile(name: string, text: string) {
  const parts = splitFile(name, text)
  if ('message' in parts) throw new Error(parts.message)
  const { yaml, body } = parts
  const values = parse(yaml) as object
  return { ...values, ...(body && { body: body.trim() }), [sourceKey]: text }
}

/** What this window has saved, by the text that the form was made of: Sveltia goes on with that one. */
const savedTexts = new Map<unknown, string>()

async function save(path: string, { [sourceKey]: text = '', ...values }: Record<string, unknown>) {
  const body = JSON.stringify({ path, text: savedTexts.get(text) ?? text, values })
  const answer = await fetch('/save', { method: 'POST', body })
  const said = await answer.text()
  if (!answer.ok) {
    window.alert(said)
    throw new Error(said)
  }
  if (text) savedTexts.set(text, said)
  return said
}
