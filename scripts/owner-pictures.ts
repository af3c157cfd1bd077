// Takes the pictures of docs/owner.md, on a copy of the content that only the browser has.
import { mkdirSync } from 'node:fs'
import { chromium, type Locator, type Page } from '@playwright/test'
import { findField, openEditor, openForm } from '../e2e/support/editor'
import { findBrowser, sandboxFlags } from './browser'
import { startEditor } from './edit/server'

const folder = 'docs/owner'

mkdirSync(folder, { recursive: true })
const editor = await startEditor(0)
const browser = await chromium.launch({ executablePath: findBrowser(), args: sandboxFlags })

const start = await newPage()
await start.goto(editor.origin)
await start.getByRole('button', { name: 'Work with Local Repository' }).waitFor()
await take(start, 'start')

const list = await openedPage()
await list.getByRole('treeitem', { name: 'Cities' }).click()
await list.getByRole('grid', { name: 'Entries' }).waitFor()
await take(list, 'list')

const company = await openedPage('/collections/_singletons/entries/company')
const phone = await findField(company, 'Phone')
const dial = await findField(phone, 'Dial')
await dial.getByRole('textbox').fill('614 555 0199')
await company.getByRole('button', { name: 'Save' }).click()
await take(company, 'phone', dial)

const holiday = await openedPage('/collections/_singletons/entries/company')
const closures = await findField(holiday, 'Closures')
await closures.getByRole('button', { name: 'Add' }).click()
await take(holiday, 'holiday', closures)

const reviews = await openedPage('/collections/_singletons/entries/reviews')
const home = await findField(reviews, 'Home')
await home.getByRole('button', { name: 'Add' }).click()
await take(reviews, 'review', await findField(home, 'Author'))

const article = await openedPage('/collections/articles/new')
await take(article, 'article')

await browser.close()
editor.close()

async function newPage() {
  return browser.newPage({ viewport: { width: 900, height: 560 }, locale: 'en-US' })
}

async function openedPage(path?: string) {
  const page = await newPage()
  await openEditor(page, editor.origin)
  if (path) await openForm(page, path)
  return page
}

async function take(page: Page, name: string, subject?: Locator) {
  await subject?.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' })
}
