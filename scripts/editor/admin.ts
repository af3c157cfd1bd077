import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AdminConfig } from './admin-script'
import { bundlePage, sveltiaFolder } from './bundle-page'
import { editorPage } from './editor-page'
import { prettierOptions } from './prettier-options'
import { editable, sveltiaConfig } from './sveltia-config'
import type { Company } from '@/lib/company/company-schema'
import { loadContent } from '@/lib/site/site-content'

/** The editor, and the one that saves each change as a draft. */
const adminPages = ['edit.html', 'drafts.html']

/** Writes the editor at /admin into the folder of the exported site. */
export async function writeAdmin(folder: string, editor: NonNullable<Company['editor']>) {
  const admin = join(folder, 'admin')
  mkdirSync(admin, { recursive: true })
  cpSync(join(sveltiaFolder, 'npm'), join(admin, 'npm'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  })
  const { repository: repo, branch } = editor
  const files = await Promise.all(
    editable.map(async ({ name, path }) => [path, { name, style: await prettierOptions(path) }]),
  )
  const loaded = loadContent()
  const config: AdminConfig = {
    config: sveltiaConfig(loaded, { repo, branch }),
    files: Object.fromEntries(files) as AdminConfig['files'],
    facts: Object.fromEntries(
      Object.entries(loaded.facts).map(([key, value]) => [key, value ?? null]),
    ),
  }
  writeFileSync(join(admin, 'config.json'), JSON.stringify(config))
  writeFileSync(join(admin, 'page.js'), await bundlePage('admin-script.ts', '/admin/npm/index.js'))
  for (const page of adminPages) writeFileSync(join(admin, page), editorPage('/admin/page.js'))
}
