// The editor's page: Sveltia CMS with the forms of this site, which keep what they do not change.
import CMS, { type CmsConfig } from '@sveltia/cms'
import { readFile, sourceOf, writeFile } from './patch-yaml'

const response = await fetch('/config.json')
if (response.ok) await start((await response.json()) as CmsConfig)
else document.body.append(problemsOf(await response.text()))

async function start(config: CmsConfig) {
  for (const { format, fields, extension, path } of formats(config)) {
    CMS.registerCustomFormat(format, extension, {
      fromFile: readFile,
      toFile: async (content) => {
        await refuseConflict(path, sourceOf(content))
        return writeFile(content as Record<string, unknown>, fields)
      },
    })
  }
  await CMS.init({ config })
}

function formats({ collections = [], singletons = [] }: CmsConfig) {
  return [...collections, ...singletons].flatMap((entry) => {
    if (!('fields' in entry) || !entry.format) return []
    const { format, fields } = entry
    const isFolder = 'folder' in entry
    return {
      format,
      fields,
      extension: isFolder ? 'md' : 'yaml',
      path: isFolder ? entry.folder : entry.file,
    }
  })
}

/** Another program, or another window, may have written the file since the form was opened. */
async function refuseConflict(path: string, source: string) {
  if (!source) return
  const body = JSON.stringify({ path, text: source })
  const answer = await fetch('/is-on-disk', { method: 'POST', body })
  if (!answer.ok || (await answer.json()) === true) return
  const message =
    'This file has changed on the disk since you opened it here. Nothing was saved, and what you wrote is still in the form. Copy it, load this page again, and put it in once more.'
  window.alert(message)
  throw new Error(message)
}

function problemsOf(text: string) {
  const problems = document.createElement('pre')
  problems.style.whiteSpace = 'pre-wrap'
  problems.textContent = `A file of content/ can’t be read, so there are no forms yet. Put this right in a text editor, then load this page again.\n\n${text}`
  return problems
}
