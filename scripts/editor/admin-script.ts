// The script of /admin: Sveltia CMS with the forms of this site, which saves to the repository on GitHub.
import type { CmsConfig } from '@sveltia/cms'
import type { Options } from 'prettier'
import { startForms } from './register-forms'
import { textAfterSave } from './save'
import type { Collection } from '@/lib/content/entries'
import { splitFile } from '@/lib/content/front-matter'
import { problemText } from '@/lib/content/problems'
import { checkYaml } from '@/lib/content/yaml'
import { findCollection, type Name } from '@/lib/site/content-collections'

/** What the build writes to /admin/config.json. */
export type AdminConfig = {
  config: CmsConfig
  /** By the path of a file or folder. */
  files: Record<string, { name: Name; style: Options }>
  /** The facts and claims that texts can insert, as of the build. JSON has null for those that the company doesn't have. */
  facts: Record<string, string | true | null>
}

const response = await fetch('/admin/config.json')
const { config, files, ...built } = (await response.json()) as AdminConfig
const facts = Object.fromEntries(
  Object.entries(built.facts).map(([key, value]) => [key, value ?? undefined]),
)
const savesDrafts = window.location.pathname.includes('drafts')

await startForms(
  { ...config, publish_mode: savesDrafts ? 'editorial_workflow' : 'simple' },
  async ({ path, text, values }) => {
    const { name, style } = files[path] ?? {}
    if (!name || !style) throw new Error(`Nothing is edited at ${path}.`)
    const collection = findCollection(name)
    const { schema, kind } = collection
    // An address of an article begins with a slash.
    const file = kind === 'file' ? path : `${path}/${String(values.slug).replace(/^\//, '')}.md`
    const saved = await textAfterSave({ path: file, text, values, schema, style })
    const problems = problemsIn(file, saved, collection).map(problemText)
    if (problems.length === 0) return saved
    throw new Error(
      `The site could not be built with this. Nothing was saved.\n\n${problems.join('\n')}`,
    )
  },
)

/** What the content check can say of one file alone. */
function problemsIn(file: string, text: string, { schema, kind }: Collection) {
  const parts = splitFile(file, text)
  if ('message' in parts) return [parts]
  const mayBecomeEmpty = kind === 'file'
  return checkYaml({ file, yaml: parts.yaml, schema, facts, mayBecomeEmpty }).problems
}
