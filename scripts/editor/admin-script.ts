// The script of /admin: Sveltia CMS with the forms of this site, which saves to the repository on GitHub, or, on
// localhost, to the folder on this computer.
import CMS, { type CmsConfig } from '@sveltia/cms'
import { parse } from 'yaml'
import { textAfterSave } from './save'
import type { YamlFile } from '@/lib/content/defaults'
import type { Collection } from '@/lib/content/entries'
import { splitFile } from '@/lib/content/front-matter'
import { problemText } from '@/lib/content/problems'
import { checkYaml } from '@/lib/content/yaml'
import { findCollection, type Name } from '@/lib/site/content-collections'

/** What the script reads from /admin/config.json. */
export type AdminConfig = {
  config: CmsConfig
  /** By the path of a file or folder. */
  files: Record<string, { name: Name; defaults?: YamlFile | undefined }>
  /** The facts and claims that texts can insert, as of the build. JSON has null for those that the company doesn't have. */
  facts: Record<string, string | true | null>
  keepsKey: boolean
}

/** The values of a form. `body` is the text of a Markdown file. */
type Values = Record<string, unknown>

type CheckedCollection = Collection & { defaults: YamlFile | undefined }

/** Key of the file's text among the values of a form. No field shows it. */
const sourceKey = 'text_of_the_file'

const response = await fetch('/admin/config.json')
await startForms((await response.json()) as AdminConfig)

async function startForms({ config, files, keepsKey, ...built }: AdminConfig) {
  const facts = Object.fromEntries(
    Object.entries(built.facts).map(([key, value]) => [key, value ?? undefined]),
  )
  if (!keepsKey) forgetKey()
  takeFoldersWithoutGit()
  /** The last saved text of each file, by the text with which its form was opened, which Sveltia keeps sending. */
  const savedTexts = new Map<unknown, string>()
  const { collections = [], singletons = [] } = config
  for (const entry of [...collections, ...singletons]) {
    if (!('fields' in entry) || !entry.format) continue
    const [extension, path] = 'folder' in entry ? ['md', entry.folder] : ['yaml', entry.file]
    CMS.registerCustomFormat(entry.format, extension, {
      fromFile: (text: string) => readFile(`file.${extension}`, text),
      toFile: async (content: object) => {
        try {
          return await save(path, content as Values)
        } catch (error) {
          window.alert((error as Error).message)
          throw error
        }
      },
    })
  }
  await CMS.init({ config })

  /** The new text of a file. A message that it throws is shown, and nothing is saved. */
  async function save(path: string, { [sourceKey]: opened, ...values }: Values) {
    const text = savedTexts.get(opened) ?? (opened as string | undefined) ?? ''
    const { name, defaults } = files[path] ?? {}
    if (!name) throw new Error(`Nothing is edited at ${path}.`)
    const collection = findCollection(name)
    const { kind } = collection
    // A file keeps its name when the address in it changes. An address of an article begins with a slash.
    const { slug } = kind === 'folder' && text ? readFile('file.md', text) : values
    const file = kind === 'file' ? path : `${path}/${String(slug).replace(/^\//, '')}.md`
    const saved = await textAfterSave({ path: file, text, values })
    const problems = problemsIn(file, saved, { ...collection, defaults }).map(problemText)
    if (problems.length > 0) {
      throw new Error(
        `The site could not be built with this. Nothing was saved.\n\n${problems.join('\n')}`,
      )
    }
    if (opened) savedTexts.set(opened, saved)
    return saved
  }

  /** What the content check can say of one file alone. */
  function problemsIn(file: string, text: string, { schema, kind, defaults }: CheckedCollection) {
    const parts = splitFile(file, text)
    if ('message' in parts) return [parts]
    const mayBecomeEmpty = kind === 'file'
    return checkYaml({ file, yaml: parts.yaml, schema, defaults, facts, mayBecomeEmpty }).problems
  }
}

function readFile(name: string, text: string): Values {
  const parts = splitFile(name, text)
  if ('message' in parts) throw new Error(parts.message)
  const { yaml, body } = parts
  return { ...(parse(yaml) as Values), ...(body && { body: body.trim() }), [sourceKey]: text }
}

/** Sveltia knows the folder of a website by .git in it, which an unpacked ZIP lacks. This one is known by its content. */
function takeFoldersWithoutGit() {
  const { getDirectoryHandle } = FileSystemDirectoryHandle.prototype
  FileSystemDirectoryHandle.prototype.getDirectoryHandle = function (name, options) {
    return getDirectoryHandle.call(this, name === '.git' ? 'content' : name, options)
  }
}

/** Keeps the key in memory only: a third-party script on a page of the site could read whatever the browser stores for it. */
function forgetKey() {
  const key = 'sveltia-cms.user'
  window.localStorage.removeItem(key)
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (name, value) {
    if (name !== key) setItem.call(this, name, value)
  }
}
