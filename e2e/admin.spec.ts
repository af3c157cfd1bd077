import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page, type Route } from '@playwright/test'
import serveHandler from 'serve-handler'
import sharp from 'sharp'
import { writeAdmin } from '../scripts/editor/admin'
import { adminPolicy } from '../scripts/editor/editor-page'
import { listen } from '../scripts/tools/site-server'
import { fill, fillCity, findField, openForm } from './support/editor'
import { hasGit, repository, startGitHub, token } from './support/github'
import { contentFolder } from '@/lib/content/entries'

const content = contentFolder()
const companyFile = `${content}/company.yaml`
const contactFile = `${content}/pages/contact.yaml`
const companyForm = '/collections/_singletons/entries/company'

// In one worker, which writes the editor once.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof listen>>
let github: ReturnType<typeof startGitHub>

test.skip(!hasGit, 'git is not installed.')

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'website-'))

test.beforeAll(async () => {
  const folder = temporaryFolder()
  await writeAdmin(folder, { repository, branch: 'main' })
  site = await listen((request, response) => {
    response.setHeader('Content-Security-Policy', adminPolicy)
    return serveHandler(request, response, { public: folder, directoryListing: false })
  }, 0)
})

test.afterAll(() => site.close())

/**
 * Opens the editor on a repository of its own, and signs in with a token.
 *
 * @param files What is in the repository: few files, with which the editor starts faster.
 */
async function signIn(page: Page, address = '/admin/edit', files = [companyFile, contactFile]) {
  github = startGitHub(temporaryFolder(), files)
  await github.serve(page)
  await page.goto(site.origin + address)
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.locator('dialog input').fill(token)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('The business').first().waitFor()
}

/** Signs in, and writes a new phone number into the form. */
async function writePhone(page: Page, address?: string) {
  await signIn(page, address)
  await openForm(page, companyForm)
  await fill(page, 'Phone', newPhone)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

const newPhone = '(614) 555-0199'
const oneNewNumber = [expect.stringMatching(/^-phone: /), `+phone: ${newPhone}`]

test(
  'on a phone a new number is one changed line of the repository',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, '/admin/edit', [content])
    await page.getByText('The business').first().click()
    await fill(page, 'Phone', newPhone)
    await save(page)
    await expect.poll(() => github.textOf(companyFile)).toContain(`phone: ${newPhone}`)
    expect(github.changesOf('main')).toEqual(oneNewNumber)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)

test('a new city is a new file', async ({ page }) => {
  await signIn(page)
  await openForm(page, '/collections/locations/new')
  await fillCity(page)
  await save(page)
  const file = `${content}/locations/oak-hill.md`
  await expect.poll(() => github.git(['ls-files', '--with-tree=main', file])).toContain(file)
  expect(github.textOf(file)).toMatch(/^---\nslug: oak-hill\ncity: Oak Hill\n/)
})

test('a page whose texts rest on claims can be saved', async ({ page }) => {
  await signIn(page)
  await openForm(page, '/collections/_singletons/entries/pages-contact')
  await fill(page, 'Estimate link', 'Or ask for a price')
  await save(page)
  await expect
    .poll(() => github.textOf(contactFile))
    .toMatch(/estimateLink: ['"]?Or ask for a price/)
  expect(github.changesOf('main')).toHaveLength(2)
})

test('what would stop the build is reported before anything is saved', async ({ page }) => {
  await signIn(page)
  const head = github.headOf('main')
  await openForm(page, companyForm)
  // The form knows no years that lie in the future.
  await fill(page, 'Founded', '2999')
  const alerted = page.waitForEvent('dialog')
  const pressed = save(page)
  const dialog = await alerted
  expect(dialog.message()).toContain('founded: lies in the future')
  await dialog.accept()
  await pressed
  expect(github.headOf('main')).toBe(head)
})

test('nobody overwrites a change that somebody else has made in the meantime', async ({ page }) => {
  await writePhone(page)
  github.push(companyFile, `${github.textOf(companyFile)}# Somebody else was here.\n`)
  await save(page)
  await page.getByText('after you opened it').first().waitFor()
  expect(github.textOf(companyFile)).toContain('Somebody else was here')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect((await findField(page, 'Phone')).getByRole('textbox')).toHaveValue(newPhone)
})

test('after a lost connection or a token that has expired the form keeps what was written', async ({
  page,
}) => {
  await writePhone(page)
  const field = await findField(page, 'Phone')
  const stillThere = async (message: string) => {
    await save(page)
    await page.getByText(message).waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(field.getByRole('textbox')).toHaveValue(newPhone)
  }
  const lose = (route: Route) => route.abort()
  await page.route('https://api.github.com/graphql', lose)
  await stillThere('Failed to fetch')
  await page.unroute('https://api.github.com/graphql', lose)
  github.expireToken()
  await stillThere('Bad credentials')
})

test('a draft is a pull request, and the site stays as it is until it is published', async ({
  page,
}) => {
  await writePhone(page, '/admin/drafts')
  const head = github.headOf('main')
  await save(page)
  await page.getByRole('button', { name: 'Later' }).click()
  expect(github.headOf('main')).toBe(head)
  const [draft] = github.pullRequests
  expect(github.changesOf(draft!.branch)).toEqual(oneNewNumber)

  // Saving closes the form.
  await page.waitForURL(({ hash }) => !hash.includes('/entries/'))
  await openForm(page, companyForm)
  await page.getByRole('button', { name: /^Status/ }).click()
  await page.getByRole('menuitemradio', { name: 'Ready' }).click()
  await page.getByRole('button', { name: 'Publish Entry' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => github.textOf(companyFile)).toContain(`phone: ${newPhone}`)
})

test('a photo becomes smaller, and loses the place where it was taken', async ({ page }) => {
  await signIn(page)
  const picture = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#875' },
  })
    .withExif({ IFD3: { GPSLatitude: '40/1 5/1 0/1' } })
    .jpeg()
    .toBuffer()
  await page.evaluate(() => {
    window.location.hash = '/assets'
  })
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'van.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByRole('button', { name: 'Upload', exact: true }).last().click()
  const file = `${content}/photos/van.webp`
  await expect.poll(() => github.git(['ls-tree', '-r', '--name-only', 'main'])).toContain(file)
  const { width, exif } = await sharp(github.bytesOf(file)).metadata()
  expect([width, exif]).toEqual([2400, undefined])
})
