// `npm run test:engines`: visitors' tasks in several browsers. Arguments select engines by name, and tasks by words of
// their titles. `--built` uses the site that the last run has built.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { aptInstall, findInstalled, findFullBrowser } from '../../scripts/tools/browser'
import { startPlaywright, startPuppeteer } from './page-engine'
import { endpoint, startSite } from './site'
import { Tab, type Engine } from './tab'
import { tasks, type Task } from './tasks'
import { startWebKit } from './webkit-engine'
import { contentFolder } from '@/lib/content/entries'

type Browser = {
  start(): Promise<Engine>
  isInstalled(): boolean
  debianPackages?: string
}

const firefox = () => findInstalled(['firefox-esr', 'firefox'])

const browsers: Record<string, Browser> = {
  chromium: {
    start: () => startPuppeteer('chrome', findFullBrowser()),
    isInstalled: () => Boolean(findFullBrowser()),
    debianPackages: 'chromium',
  },
  firefox: {
    start: () => startPuppeteer('firefox', firefox()),
    isInstalled: () => Boolean(firefox()),
    debianPackages: 'firefox-esr',
  },
  webkit: {
    start: startWebKit,
    isInstalled: () => ['WebKitWebDriver', 'xvfb-run'].every((name) => findInstalled([name])),
    debianPackages: 'webkit2gtk-driver xvfb',
  },
  'playwright-firefox': { start: () => startPlaywright('firefox'), isInstalled: () => true },
  'playwright-webkit': { start: () => startPlaywright('webkit'), isInstalled: () => true },
}

const defaultBrowsers = ['chromium', 'firefox', 'webkit']
const taskMilliseconds = 120_000

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const browserNames = words.filter((word) => word in browsers)
const titleWords = words.filter((word) => !(word in browsers))
const selectedBrowsers = browserNames.length > 0 ? browserNames : defaultBrowsers
const selectedTasks = Object.entries(tasks).filter(([title]) =>
  titleWords.every((word) => title.includes(word)),
)
if (selectedTasks.length === 0) {
  console.error(
    `No task has ${titleWords.join(' and ')} in its title. The browsers are ${Object.keys(browsers).join(', ')}`,
  )
  process.exit(1)
}

install()
if (!process.argv.includes('--built')) build()
const results: Record<string, Record<string, string>> = {}
for (const name of selectedBrowsers) {
  const engine = await browsers[name]?.start()
  if (!engine) continue
  for (const [title, task] of selectedTasks) {
    const result = await runTask(engine, task).catch((error: Error) => `failed: ${error.message}`)
    console.log(`${name}: ${title}: ${result}`)
    results[title] = { ...results[title], [name]: result.split(':')[0] ?? '' }
  }
  await engine.close()
}
console.table(results)
const failed = Object.values(results).flatMap(Object.values).includes('failed')
process.exit(failed ? 1 : 0)

function install() {
  const missing = selectedBrowsers.filter((name) => !browsers[name]?.isInstalled())
  const packages = missing.map((name) => browsers[name]?.debianPackages).join(' ')
  if (missing.length === 0) return
  spawnSync(aptInstall(packages), { stdio: 'inherit', shell: true })
  if (missing.every((name) => browsers[name]?.isInstalled())) return
  console.error(
    `Not installed: ${missing.join(', ')}. Debian's packages are ${packages}; elsewhere install Chromium or Chrome, Firefox, and WebKitGTK's WebKitWebDriver with xvfb-run, or name those that you have: npm run test:engines -- firefox`,
  )
  process.exit(1)
}

/** Builds the site with forms that are sent to the tests' own server. */
function build() {
  const content = 'test-results/engines/content'
  rmSync(content, { recursive: true, force: true })
  cpSync(contentFolder(), content, { recursive: true })
  const company = parseDocument(readFileSync(`${content}/company.yaml`, 'utf8'))
  company.set('forms', { endpoint })
  writeFileSync(`${content}/company.yaml`, String(company))
  const env = { ...process.env, CONTENT: content }
  const { status } = spawnSync('npm run -s build:draft', { stdio: 'inherit', shell: true, env })
  if (status !== 0) process.exit(1)
  console.log('out/ now holds a site for these tests: build again before you publish it.')
}

async function runTask(engine: Engine, task: Task) {
  const site = await startSite()
  const window = await engine.newWindow()
  const tab = new Tab(window, site.origin)
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('took too long')), taskMilliseconds).unref(),
  )
  try {
    await window.resize(1280, 800)
    const note = await Promise.race([task(tab, site), timeout])
    return note ? `ok: ${note}` : 'ok'
  } catch (error) {
    const address = await tab.evaluate(() => location.href).catch(() => 'no page')
    throw new Error(`at ${address}: ${(error as Error).message}`)
  } finally {
    await window.close().catch(() => {})
    site.close()
  }
}
