import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import serveHandler from 'serve-handler'
import { writeAdmin } from '../scripts/editor/admin'
import { adminPolicy } from '../scripts/editor/editor-page'
import { listen } from '../scripts/tools/site-server'
import { fill, openForm } from './support/editor'
import { repository, serveGitHub, token } from './support/github'
import { contentFolder } from '@/lib/content/entries'

const content = contentFolder()
const companyFile = `${content}/company.yaml`
const companyForm = '/collections/_singletons/entries/company'

// In one worker, which writes the editor once.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof listen>>

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'website-'))
  await writeAdmin(folder, { repository, branch: 'main' })
  site = await listen((request, response) => {
    response.setHeader('Content-Security-Policy', adminPolicy)
    return serveHandler(request, response, { public: folder, directoryListing: false })
  }, 0)
})

test.afterAll(() => site.close())

/** Opens the editor, signs in with a token, and gives the files of the repository. */
async function signIn(page: Page, paths: readonly string[]) {
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  await serveGitHub(page, files)
  await page.goto(`${site.origin}/admin/edit`)
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.locator('dialog input').fill(token)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('The business').first().waitFor()
  return files
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

test(
  'on a phone a new number is one changed line of the repository',
  { tag: '@phone' },
  async ({ page }) => {
    const all = readdirSync(content, { recursive: true, encoding: 'utf8' })
      .map((path) => join(content, path))
      .filter((path) => statSync(path).isFile())
    const files = await signIn(page, all)
    const before = files.get(companyFile)!.split('\n')
    await page.getByText('The business').first().click()
    await fill(page, 'Phone', '(614) 555-0199')
    await save(page)
    const linesThatAreNew = () =>
      files
        .get(companyFile)!
        .split('\n')
        .filter((line, index) => line !== before[index])
    await expect.poll(linesThatAreNew).toEqual(['phone: (614) 555-0199'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)

test('what would stop the build is reported before anything is saved', async ({ page }) => {
  const files = await signIn(page, [companyFile])
  const before = files.get(companyFile)
  await openForm(page, companyForm)
  // The form knows no years that lie in the future.
  await fill(page, 'Founded', '2999')
  const alerted = page.waitForEvent('dialog')
  const pressed = save(page)
  const dialog = await alerted
  expect(dialog.message()).toContain('founded: lies in the future')
  await dialog.accept()
  await pressed
  expect(files.get(companyFile)).toBe(before)
})
