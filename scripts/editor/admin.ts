import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { exportFolder, localFolder } from '../site/exported-files'
import type { AdminConfig } from './admin-script'
import { editorHtml, editorPage } from './editor-page'
import { editable, sveltiaConfig } from './sveltia-config'
import { readDefaults } from '@/lib/content/load'
import { company } from '@/lib/site/company'
import { contentConfig } from '@/lib/site/site-checks'
import { loadContent } from '@/lib/site/site-content'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The files of Sveltia CMS that a browser loads. */
const sveltiaFolder = here('../../node_modules/@sveltia/cms')

/** Writes the editor: into the site, or, without a repository to save to, where only the owner's own computer finds it. */
export async function writeAdmin() {
  const folder = company().editor ? exportFolder : localFolder
  const admin = join(folder, 'admin')
  mkdirSync(admin, { recursive: true })
  cpSync(join(sveltiaFolder, 'npm'), join(admin, 'npm'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  })
  writeFileSync(join(admin, 'config.json'), JSON.stringify(adminConfig()))
  writeFileSync(join(admin, 'page.js'), await bundlePage())
  writeFileSync(join(folder, `${editorPage}.html`), editorHtml)
}

/** What the script of the editor reads: the forms, and what it needs to write the files. */
function adminConfig(): AdminConfig {
  const loaded = loadContent()
  const { editor, thirdPartyScripts } = company()
  const files = editable.map(({ name, path }) => [
    path,
    { name, defaults: readDefaults(contentConfig, name) },
  ])
  return {
    config: sveltiaConfig(loaded, editor && { repo: editor.repository, branch: editor.branch }),
    files: Object.fromEntries(files) as AdminConfig['files'],
    facts: Object.fromEntries(
      Object.entries(loaded.facts).map(([key, value]) => [key, value ?? null]),
    ),
    keepsKey: thirdPartyScripts.length === 0,
  }
}

/** Address of the script of Sveltia CMS, which loads its own fonts and workers from beside it. */
const sveltia = '/admin/npm/index.js'

async function bundlePage() {
  const { outputFiles } = await build({
    entryPoints: [here('admin-script.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: [sveltia],
    alias: { '@sveltia/cms': sveltia },
    define: { 'process.env': '{}' },
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
