// The script of the editor's page: Sveltia CMS with the forms of this site. The server computes the new text of a file.
import type { CmsConfig } from '@sveltia/cms'
import { startForms } from './register-forms'

const response = await fetch('/config.json')
if (response.ok) {
  await startForms((await response.json()) as CmsConfig, save)
} else {
  document.body.innerText = `A file of content/ can’t be read, so there are no forms yet. Put this right in a text editor, then load this page again.\n\n${await response.text()}`
}

async function save(form: object) {
  const response = await fetch('/save', { method: 'POST', body: JSON.stringify(form) })
  const result = await response.text()
  if (!response.ok) throw new Error(result)
  return result
}
