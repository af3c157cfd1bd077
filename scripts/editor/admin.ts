import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getFileInfo, resolveConfig } from 'prettier'
import type { AdminConfig } from './admin-script'
import { bundlePage, sveltiaFolder } from './bundle-page'
import { adminPages, editorPage } from './editor-page'
import { editable, sveltiaConfig } from './sveltia-config'
import type { Company } from '@/lib/company/company-schema'
import { loadContent } from '@/lib/site/site-content'

/**
 * What the script of the editor reads: the forms, and what it needs to write the files.
 *
 * @param editor The repository with the files. Left out, they are in the folder on this computer.
 */
export async function adminConfig(
  loaded: ReturnType<typeof loadContent>,
  editor?: Company['editor'],
): Promise<AdminConfig> {
  const files = await Promise.all(
    editable.map(async ({ name, path }) => [path, { name, style: await prettierOptions(path) }]),
  )
  const [company] = loaded.content.company.entries
  return {
    config: sveltiaConfig(loaded, editor && { repo: editor.repository, branch: editor.branch }),
    files: Object.fromEntries(files) as AdminConfig['files'],
    facts: Object.fromEntries(
      Object.entries(loaded.facts).map(([key, value]) => [key, value ?? null]),
    ),
    isLocal: !editor,
    keepsKey: company?.fields.thirdPartyScripts.length === 0,
  }
}

/** Prettier's options for a file. Files that Prettier ignores keep their long lines. */
async function prettierOptions(file: string) {
  const { printWidth, singleQuote } = (await resolveConfig(file)) ?? {}
  const { ignored } = await getFileInfo(file, { ignorePath: '.prettierignore' })
  return { singleQuote, printWidth: ignored ? Number.MAX_SAFE_INTEGER : printWidth }
}

export async function writeAdmin(folder: string, editor: NonNullable<Company['editor']>) {
  const admin = join(folder, 'admin')
  mkdirSync(admin, { recursive: true })
  cpSync(join(sveltiaFolder, 'npm'), join(admin, 'npm'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  })
  const config = await adminConfig(loadContent(), editor)
  writeFileSync(join(admin, 'config.json'), JSON.stringify(config))
  writeFileSync(join(admin, 'page.js'), await bundlePage())
  for (const page of adminPages) writeFileSync(join(admin, `${page}.html`), editorPage)
}
