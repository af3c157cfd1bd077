import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { startEditor } from '../scripts/tools/edit/server'
import { findField, openEditor, openForm, readSaved } from './support/editor'
import { splitFile } from '@/lib/content/front-matter'
import { contentFolder } from '@/lib/content/load'
import { checkYaml } from '@/lib/content/yaml'
import { locationFrontMatter } from '@/lib/locations/location-schema'

let editor: Awaited<ReturnType<typeof startEditor>>

test.beforeAll(async () => {
  editor = await startEditor(0)
})

test.afterAll(() => editor.close())

test.beforeEach(async ({ page }) => {
  await openEditor(page, editor.origin)
})

const content = contentFolder()
const [city = ''] = readdirSync(`${content}/locations`)

test('a new title of a city changes one line of its file', async ({ page }) => {
  const path = `${content}/locations/${city}`
  await openForm(page, `/collections/locations/entries/${slugOf(city)}`)
  await fill(page, 'Title', 'Pest control where the road ends')
  const saved = await save(page, path)
  // In quotes where the old title had them.
  expect(changedLines(path, saved)).toEqual([
    expect.stringMatching(/^title: '?Pest control where the road ends'?$/),
  ])

  // What is saved next is compared with that, and not with what the form was made of.
  const request = page.waitForRequest('**/save')
  await openForm(page, `/collections/locations/entries/${slugOf(city)}`)
  await fill(page, 'Title', 'Pest control behind the hills')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await request).postDataJSON()).toMatchObject({ text: saved })
})

test('a new city gets a file that is named after its address', async ({ page }) => {
  const path = `${content}/locations/oak-hill.md`
  await openForm(page, '/collections/locations/new')
  await fill(page, 'Address', 'oak-hill')
  await fill(page, 'City', 'Oak Hill')
  await addItem(page, 'ZIP codes', '45656')
  const coordinates = await findField(page, 'Coordinates')
  await fill(coordinates, 'Latitude', '38.894')
  await fill(coordinates, 'Longitude', '-82.574')
  await fill(page, 'Title', 'Pest Control in Oak Hill')
  await fill(page, 'Description', `${'What gets into the houses of this town. '.repeat(3)}Ask us.`)
  await addItem(page, 'Keywords', 'Oak Hill pest control')
  await fill(page, 'Text', 'What gets into the houses here.')
  const saved = await save(page, path)
  const parts = splitFile(path, saved)
  if (!('yaml' in parts)) throw new Error(parts.message)
  const matter = checkYaml(path, parts.yaml, locationFrontMatter)
  expect(matter).toMatchObject({ fields: { city: 'Oak Hill', zipCodes: ['45656'] } })
  expect(matter.values).not.toHaveProperty('house')
  expect(parts.body?.trim()).toBe('What gets into the houses here.')
})

test('a number that phones can’t dial is refused in the words of the schema', async ({ page }) => {
  const path = `${content}/company.yaml`
  await openForm(page, '/collections/_singletons/entries/company')
  await (await findField(page, 'Phone')).getByRole('textbox').fill('555-0199')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('must be a whole number, such as')).toBeVisible()
  expect(await readSaved(page, path)).toBe(readFileSync(path, 'utf8'))
})

test('a file that changed on the disk meanwhile is not overwritten, and the form keeps what was written', async ({
  page,
}) => {
  const path = `${content}/locations/${city}`
  const text = readFileSync(path, 'utf8')
  // As if the form had been made of another text.
  await page.route('**/save', async (route) => {
    const request = route.request().postDataJSON() as { text: string }
    await route.continue({ postData: JSON.stringify({ ...request, text: `${request.text}More.` }) })
  })
  const told = page.waitForEvent('dialog')
  await openForm(page, `/collections/locations/entries/${slugOf(city)}`)
  await fill(page, 'Title', 'Pest control where the road ends')
  const pressed = page.getByRole('button', { name: 'Save' }).click()
  const dialog = await told
  expect(dialog.message()).toContain('Nothing was saved')
  await dialog.accept()
  await pressed
  expect(await readSaved(page, path)).toBe(text)
  await expect((await findField(page, 'Title')).getByRole('textbox')).toHaveValue(
    'Pest control where the road ends',
  )
})

async function fill(within: Page | Locator, label: string, text: string) {
  const field = await findField(within, label)
  await field.getByRole('textbox').or(field.getByRole('spinbutton')).fill(text)
}

async function addItem(page: Page, label: string, text: string) {
  const list = await findField(page, label)
  await list.getByRole('button', { name: 'Add' }).click()
  await fill(list, 'Item', text)
}

function slugOf(file: string) {
  return file.replace(/\.md$/, '')
}

/** Presses Save, and gives the file's new text. */
async function save(page: Page, path: string) {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  await page.getByRole('button', { name: 'Save' }).click()
  let text = ''
  await expect(async () => {
    text = await readSaved(page, path)
    expect([before, '']).not.toContain(text)
  }).toPass()
  return text
}

/** The lines that are new in a file; fails when a line is missing that no new one stands for. */
function changedLines(path: string, saved: string) {
  const before = readFileSync(path, 'utf8').split('\n')
  const after = saved.split('\n')
  const added = after.filter((line) => !before.includes(line))
  const removed = before.filter((line) => !after.includes(line))
  expect(after.length - before.length).toBe(added.length - removed.length)
  return added
}
