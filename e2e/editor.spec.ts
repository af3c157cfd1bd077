import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { startEditor } from '../scripts/tools/editor-server'
import { fill, fillCity, findField, openForm } from './support/editor'
import { contentFolder } from '@/lib/content/entries'
import { splitFile } from '@/lib/content/front-matter'
import { checkYaml } from '@/lib/content/yaml'
import { locationFrontMatter } from '@/lib/locations/location-schema'

// In one worker, which starts the editor once.
test.describe.configure({ mode: 'default' })

let editor: Awaited<ReturnType<typeof startEditor>>

test.beforeAll(async () => {
  editor = await startEditor(0)
})

test.afterAll(() => editor.close())

const content = contentFolder()
const companyFile = `${content}/company.yaml`
const [city = ''] = readdirSync(`${content}/locations`)
const cityFile = `${content}/locations/${city}`
const cityForm = `/collections/locations/entries/${city.replace(/\.md$/, '')}`

test('a new title changes one line of a city’s file', async ({ page }) => {
  await openEditor(page)
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
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(async () => {
    expect(await readSaved(page, cityFile)).toContain('Pest control behind the hills')
  }).toPass()
})

test('a new city is not saved over another one, and gets a file with the name of its slug', async ({
  page,
}) => {
  await openEditor(page)
  await openForm(page, '/collections/locations/new')
  await fillCity(page)
  await fill(page, 'Address', city.replace(/\.md$/, ''))
  const alerted = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Save' }).click()
  const dialog = await alerted
  expect(dialog.message()).toContain(`There is a file ${cityFile} already`)
  await dialog.accept()
  await pressed
  expect(await readSaved(page, cityFile)).toBe(readFileSync(cityFile, 'utf8'))

  // The editor itself says, too, that nothing was saved.
  await page.getByRole('alertdialog').getByRole('button').click()
  await fill(page, 'Address', 'oak-hill')
  const path = `${content}/locations/oak-hill.md`
  const saved = await save(page, path)
  const parts = splitFile(path, saved)
  if (!('yaml' in parts)) throw new Error(parts.message)
  const matter = checkYaml({ file: path, yaml: parts.yaml, schema: locationFrontMatter })
  expect(matter).toMatchObject({ fields: { city: 'Oak Hill', zipCodes: ['45656'] } })
  expect(matter.values).not.toHaveProperty('house')
  expect(parts.body?.trim()).toBe('What gets into the houses here.')
})

test('an invalid phone number is rejected with the message of the schema', async ({ page }) => {
  await openEditor(page)
  await openForm(page, '/collections/_singletons/entries/company')
  await (await findField(page, 'Phone')).getByRole('textbox').fill('555-0199')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('must have all its digits, with the area code, such as'),
  ).toBeVisible()
  expect(await readSaved(page, companyFile)).toBe(readFileSync(companyFile, 'utf8'))
})

test('a file that has changed on disk is not overwritten, and the form keeps its values', async ({
  page,
}) => {
  await openEditor(page)
  await openForm(page, cityForm)
  await fill(page, 'Title', 'Pest control where the road ends')
  const text = `${readFileSync(cityFile, 'utf8')}\nSomebody else was here.\n`
  await page.evaluate(fillFolder, [{ path: cityFile, text }])
  const alerted = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Save' }).click()
  const dialog = await alerted
  expect(dialog.message()).toContain('Nothing was saved')
  await dialog.accept()
  await pressed
  expect(await readSaved(page, cityFile)).toBe(text)
  await expect((await findField(page, 'Title')).getByRole('textbox')).toHaveValue(
    'Pest control where the road ends',
  )
})

test('a browser keeps the key of GitHub, unless a third-party script could read it', async ({
  page,
}) => {
  let keepsKey = true
  await page.route('**/admin/config.json', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as object
    await route.fulfill({ json: { ...config, keepsKey } })
  })
  for (keepsKey of [true, false]) {
    await page.goto(editor.origin)
    await localRepository(page).waitFor()
    const key = await page.evaluate(() => {
      window.localStorage.setItem('sveltia-cms.user', '{"token":"secret"}')
      return window.localStorage.getItem('sveltia-cms.user')
    })
    expect(key !== null).toBe(keepsKey)
  }
})

const localRepository = (page: Page) =>
  page.getByRole('button', { name: 'Work with Local Repository' })

/** Presses Save. @returns The file's new text. */
async function save(page: Page, path: string) {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  await page.getByRole('button', { name: 'Save' }).click()
  let text = ''
  await expect(async () => {
    text = await readSaved(page, path)
    expect([before, '']).not.toContain(text)
  }).toPass()
  // The editor writes the file first and then leaves the form, also one that has been opened since.
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
  return text
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
  // What the server would read from the disk, where no test writes.
  await page.route(`**/${content}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    const body = await readSaved(page, path).catch(() => undefined)
    await route.fulfill(body === undefined ? { status: 404 } : { body })
  })
  await page.goto(editor.origin)
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

/** Runs in the page. The editor accepts only a folder with `.git` in it. */
async function fillFolder(files: { path: string; text: string }[]) {
  const storage = await navigator.storage.getDirectory()
  const website = await storage.getDirectoryHandle('website', { create: true })
  await website.getDirectoryHandle('.git', { create: true })
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
