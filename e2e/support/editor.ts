import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { contentFolder } from '@/lib/content/load'

/**
 * Opens the editor on a copy of content/ that only this page has. The browser's own dialog for a folder can't be
 * driven, so the page gets a folder of its private file system in its place.
 */
export async function openEditor(page: Page, origin: string) {
  // As text: it runs in the page, where what tools add to a function is unknown.
  await page.addInitScript({
    content: `window.showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('website')`,
  })
  await page.goto(origin)
  await page.evaluate(fillFolder, contentFiles())
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByRole('tree', { name: 'Collection List' }).waitFor()
}

/** The text of a file as the editor left it. While the editor writes it, it may be gone for a moment. */
export async function readSaved(page: Page, path: string): Promise<string> {
  return page.evaluate(async (file) => {
    const names = file.split('/')
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('website')
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
    const handle = await folder.getFileHandle(names.at(-1) ?? '')
    return (await handle.getFile()).text()
  }, path)
}

/** Opens the form of a file, by the path of its address within the editor. */
export async function openForm(page: Page, path: string) {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, path)
  await page.getByRole('button', { name: 'Save' }).waitFor()
}

/** A field of the form by its label, scrolled to: groups and lists are drawn when they come into sight. */
export async function findField(within: Page | Locator, label: string): Promise<Locator> {
  // The editor isolates what it puts into a sentence.
  const field = within
    .getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true })
    .last()
  const drawn = within.getByRole('group', { name: /Field$/ })
  while ((await field.count()) === 0) {
    // A group that has moved out of sight has none of its fields drawn.
    if ('evaluateAll' in within) await within.evaluateAll(scrollToLast)
    await drawn.evaluateAll(scrollToLast)
  }
  await field.scrollIntoViewIfNeeded()
  return field
}

/** Runs in the page, whether it has such elements at this moment or not. */
function scrollToLast(elements: readonly Element[]) {
  elements.at(-1)?.scrollIntoView()
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

function contentFiles() {
  return (readdirSync(contentFolder(), { recursive: true }) as string[])
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => join(contentFolder(), name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Runs in the page. The editor takes only a folder in which there is `.git`. */
async function fillFolder(files: { path: string; text: string }[]) {
  const storage = await navigator.storage.getDirectory()
  const website = await storage.getDirectoryHandle('website', { create: true })
  await website.getDirectoryHandle('.git', { create: true })
  for (const { path, text } of files) {
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
}
