import CMS, { type CmsConfig } from '@sveltia/cms'
import { parse } from 'yaml'
import { splitFile } from '@/lib/content/front-matter'

/** Key of the file's text among the values of a form. No field shows it. */
const sourceKey = 'text_of_the_file'

type Form = {
  /** Path of the file, or of the folder for an entry of a folder. */
  path: string
  /** The text of the file before; empty for a new one. */
  text: string
  /** The values of the form. `body` is the text of a Markdown file. */
  values: Record<string, unknown>
}

/**
 * Starts Sveltia CMS with these forms.
 *
 * @param save Gives the new text of a file. A message that it throws is shown, and nothing is saved.
 */
export async function startForms(config: CmsConfig, save: (form: Form) => Promise<string>) {
  /** The last saved text of each file, by the text with which its form was opened, which Sveltia keeps sending. */
  const savedTexts = new Map<unknown, string>()
  const saveForm = async (path: string, content: Record<string, unknown>) => {
    const { [sourceKey]: opened, ...values } = content
    try {
      const text = savedTexts.get(opened) ?? (opened as string | undefined) ?? ''
      const saved = await save({ path, text, values })
      if (opened) savedTexts.set(opened, saved)
      return saved
    } catch (error) {
      window.alert((error as Error).message)
      throw error
    }
  }
  const { collections = [], singletons = [] } = config
  for (const entry of [...collections, ...singletons]) {
    if (!('fields' in entry) || !entry.format) continue
    const [extension, path] = 'folder' in entry ? ['md', entry.folder] : ['yaml', entry.file]
    CMS.registerCustomFormat(entry.format, extension, {
      fromFile: (text: string) => readFile(`file.${extension}`, text),
      toFile: (content: object) => saveForm(path, content as Record<string, unknown>),
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
