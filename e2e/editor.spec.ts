import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fill, openForm } from './support/editor'
import { serveGitHub, token } from './support/github'
import { expect, screenTest as test, type Page } from './support/test'
import { contentFolder } from '@/lib/content/entries'
import { company } from '@/lib/site/company'

const content = contentFolder()
const companyFile = `${content}/company.yaml`
const [city = ''] = readdirSync(`${content}/locations`)
const cityFile = `${content}/locations/${city}`
const companyForm = '/collections/_singletons/entries/company'
const cityForm = `/collections/locations/entries/${city.replace(/\.md$/, '')}`

test('a browser keeps the key of GitHub, a new title changes one line of a city’s file, and other words than the default go into a file that holds nothing else', async ({
  page,
}) => {
  await openEditor(page)
  expect(await keepsKey(page)).toBe(company().thirdPartyScripts.length === 0)
  await openForm(page, cityForm)
  await fill(page, 'Title', 'Pest control where the road ends')
  const saved = await save(page, cityFile)
  // In quotes where the old title had them.
  expect(changedLines(saved)).toEqual([
    expect.stringMatching(/^title: '?Pest control where the road ends'?$/),
  ])

  // The next save must compare with the saved text, and not with the text that the form was opened with.
  await openForm(page, cityForm)
  await fill(page, 'Title', 'Pest control behind the hills')
  await pressSave(page)
  await expect(async () => {
    expect(await readSaved(page, cityFile)).toContain('Pest control behind the hills')
  }).toPass()
  await leavesForm(page)

  await openForm(page, '/collections/_singletons/entries/pages-thank-you')
  await fill(page, 'Heading', 'Thanks from all of us')
  expect(await save(page, `${content}/pages/thank-you.yaml`)).toBe(
    'heading: Thanks from all of us\n',
  )
})

test(
  'on a phone a browser drops the key of GitHub that a third-party script could read, a new number is one changed line of the repository, and what would stop the build is reported before anything is saved',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/admin/config.json', async (route) => {
      const response = await route.fetch()
      const config = (await response.json()) as object
      await route.fulfill({ json: { ...config, keepsKey: false } })
    })
    const files = await signIn(page)
    expect(await keepsKey(page), 'where a third-party script could read it').toBe(false)
    const before = files.get(companyFile)!.split('\n')
    await page.getByText('The business').first().click()
    await fill(page, 'Phone', '(614) 555-0199')
    await pressSave(page)
    const linesThatAreNew = () =>
      files
        .get(companyFile)!
        .split('\n')
        .filter((line, index) => line !== before[index])
    await expect.poll(linesThatAreNew).toEqual(['phone: (614) 555-0199'])
    await leavesForm(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await openForm(page, companyForm)
    // The form knows no years that lie in the future.
    await fill(page, 'Founded', '2999')
    const alerted = page.waitForEvent('dialog')
    const pressed = pressSave(page)
    const dialog = await alerted
    expect(dialog.message()).toContain('founded: lies in the future')
    await dialog.accept()
    await pressed
    expect(linesThatAreNew()).toEqual(['phone: (614) 555-0199'])
  },
)

/** Opens the editor, signs in at GitHub with a token, and gives the files of the repository. */
async function signIn(page: Page) {
  const paths = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((path) => join(content, path))
    .filter((path) => statSync(path).isFile())
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  await serveGitHub(page, files)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.locator('dialog input').fill(token)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('The business').first().waitFor()
  return files
}

/** Whether the browser stores the key of GitHub that the editor gives it. */
const keepsKey = (page: Page) =>
  page.evaluate(() => {
    window.localStorage.setItem('sveltia-cms.user', '{"token":"secret"}')
    const key = window.localStorage.getItem('sveltia-cms.user')
    window.localStorage.removeItem('sveltia-cms.user')
    return key !== null
  })

const pressSave = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

const localRepository = (page: Page) =>
  page.getByRole('button', { name: 'Work with Local Repository' })

/** Presses Save. @returns The file's new text. */
async function save(page: Page, path: string) {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  await pressSave(page)
  let text = ''
  await expect(async () => {
    text = await readSaved(page, path)
    expect([before, '']).not.toContain(text)
  }).toPass()
  await leavesForm(page)
  return text
}

/** The editor writes a file first, while its button has another name, and then leaves its form, also one opened since. */
async function leavesForm(page: Page) {
  await page.waitForURL(({ hash }) => !hash.includes('/entries/'))
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
}

/** The new lines of the city's file. Fails if lines were removed without replacement. */
function changedLines(saved: string) {
  const before = readFileSync(cityFile, 'utf8').split('\n')
  const after = saved.split('\n')
  const added = after.filter((line) => !before.includes(line))
  const removed = before.filter((line) => !after.includes(line))
  expect(after.length - before.length).toBe(added.length - removed.length)
  return added
}

/**
 * Opens the editor on a copy of the files that tests change. Tests cannot operate the browser's folder dialog, so it returns a folder of
 * the page's private file system.
 */
async function openEditor(page: Page) {
  // As text, because tsx adds helpers to functions that do not exist in the page.
  await page.addInitScript({
    content: `window.showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('website')`,
  })
  await page.goto('/admin')
  const files = [companyFile, cityFile].map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  await page.evaluate(fillFolder, files)
  await localRepository(page).click()
  await page.getByRole('tree', { name: 'Collection List' }).waitFor()
}

/** The saved text of a file. It may be missing for a moment while the editor writes it. */
async function readSaved(page: Page, path: string): Promise<string> {
  return page.evaluate(async (file) => {
    const names = file.split('/')
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('website')
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
    const handle = await folder.getFileHandle(names.at(-1) ?? '')
    return (await handle.getFile()).text()
  }, path)
}

/** Runs in the page. As an unpacked ZIP, the folder has no `.git` in it. */
async function fillFolder(files: { path: string; text: string }[]) {
  const storage = await navigator.storage.getDirectory()
  const website = await storage.getDirectoryHandle('website', { create: true })
  await website.getDirectoryHandle('content', { create: true })
  const write = async ({ path, text }: (typeof files)[number]) => {
    const names = path.split('/')
    let folder = website
    for (const name of names.slice(0, -1)) {
      folder = await folder.getDirectoryHandle(name, { create: true })
    }
    const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
    const writable = await file.createWritable()
    await writable.write(text)
    await writable.close()
  }
  await Promise.all(files.map(write))
}
