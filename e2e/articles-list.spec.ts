import { findViolations } from './support/accessibility'
import { untilHydrated } from './support/islands'
import { layoutShift, watchLayoutShift } from './support/layout-shift'
import { knownArticles, readSitemap } from './support/site'
import { expect, test, type Page } from './support/test'

const articleCount = readSitemap().paths.filter((path) => path.startsWith('/blog/')).length

const categories = ['Bed Bugs', 'Commercial', 'Pest Control', 'Prevention', 'Wildlife']
const serviceTypes = [
  'Bed Bug Treatment',
  'Commercial Pest Control',
  'General Pest Control',
  'Wildlife Removal',
]
const pestTypes = [
  'Ants',
  'Bed Bugs',
  'Cockroaches',
  'Fleas',
  'Mice',
  'Mosquitoes',
  'Multiple',
  'Raccoons',
  'Spiders',
  'Wasps',
]

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const summary = (page: Page) => main(page).getByRole('status')
const filter = (page: Page, name: 'Category' | 'Service' | 'Pest' | 'Sort by') =>
  main(page).getByLabel(name, { exact: true })
const clearButton = (page: Page) => main(page).getByRole('button', { name: 'Clear All Filters' })

async function open(page: Page, query = '') {
  await page.goto(`/articles${query}`)
  await untilHydrated(page)
}

async function expectWholeList(page: Page) {
  await expect(cards(page)).toHaveCount(articleCount)
  await expect(summary(page)).toHaveText(
    `Showing all ${articleCount} Columbus pest control articles`,
  )
  await expect(clearButton(page)).toBeHidden()
}

function titles(page: Page) {
  return cards(page).getByRole('heading').allInnerTexts()
}

function slugs(page: Page) {
  return cards(page)
    .getByRole('link', { name: /^Read More/ })
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.replace('/blog/', '') ?? ''),
    )
}

function dates(page: Page) {
  return cards(page)
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
}

test('all articles are listed newest first, and none is hidden by a filter [spec: Articles list]', async ({
  page,
}) => {
  await open(page)
  await expectWholeList(page)
  const listed = await slugs(page)
  expect(listed.filter((slug) => knownArticles.some((known) => known === slug))).toEqual(
    knownArticles,
  )
  expect(await dates(page)).toEqual((await dates(page)).toSorted().reverse())
  await expect(filter(page, 'Sort by')).toHaveValue('date-desc')
})

test('each filter offers every value once, by alphabet, below an entry for all [spec: Articles list]', async ({
  page,
}) => {
  await open(page)
  const filters = [
    ['Category', categories],
    ['Service', serviceTypes],
    ['Pest', pestTypes],
  ] as const
  for (const [name, values] of filters) {
    const [first, ...rest] = await filter(page, name).getByRole('option').allInnerTexts()
    expect(first).toMatch(/^All /)
    expect(rest).toEqual(values)
  }
  await expect(filter(page, 'Sort by').getByRole('option')).toHaveText([
    'Newest First',
    'Oldest First',
    'Title A-Z',
    'Title Z-A',
  ])
})

test('a filter shows its articles only, says so, and stands in the address [spec: Articles list]', async ({
  page,
}) => {
  await open(page)
  const expected = await cards(page).filter({ hasText: '· Bed Bugs' }).count()
  await filter(page, 'Category').selectOption('Bed Bugs')
  await expect(cards(page)).toHaveCount(expected)
  await expect(cards(page).filter({ hasText: '· Bed Bugs' })).toHaveCount(expected)
  await expect(summary(page)).toHaveText(`Showing ${expected} articles for Bed Bugs in Columbus`)
  expect(queryOf(page)).toEqual({ category: 'Bed Bugs' })
})

test('filters add up, in the summary and in the address [spec: Articles list]', async ({
  page,
}) => {
  await open(page)
  await filter(page, 'Category').selectOption('Pest Control')
  await filter(page, 'Service').selectOption('General Pest Control')
  await filter(page, 'Pest').selectOption('Ants')
  await filter(page, 'Sort by').selectOption('Title Z-A')
  await expect(summary(page)).toHaveText(
    /^Showing \d+ articles for Pest Control, General Pest Control, Ants in Columbus$/,
  )
  expect(await slugs(page)).toEqual(
    expect.arrayContaining(['carpenter-ant-vs-termite', 'carpenter-ant-elimination']),
  )
  expect(queryOf(page)).toEqual({
    category: 'Pest Control',
    serviceType: 'General Pest Control',
    pestType: 'Ants',
    sortBy: 'title',
  })
})

test('choosing the entry for all takes a filter off [spec: States and transitions]', async ({
  page,
}) => {
  await open(page, '?category=Wildlife')
  await filter(page, 'Category').selectOption('All categories')
  await expectWholeList(page)
  await expect(page).toHaveURL('/articles')
})

const sortings = [
  { label: 'Oldest First', query: { sortOrder: 'asc' }, read: dates, isDescending: false },
  {
    label: 'Title A-Z',
    query: { sortBy: 'title', sortOrder: 'asc' },
    read: titles,
    isDescending: false,
  },
  { label: 'Title Z-A', query: { sortBy: 'title' }, read: titles, isDescending: true },
] as const

for (const { label, query, read, isDescending } of sortings) {
  test(
    `${label} sorts the list and leaves defaults out of the address [spec: Articles list]`,
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page)
      const before = await read(page)
      await filter(page, 'Sort by').selectOption(label)
      const ascending = before.toSorted((a, b) => a.localeCompare(b, 'en'))
      const expected = isDescending ? ascending.reverse() : ascending
      await expect.poll(() => read(page)).toEqual(expected)
      expect(queryOf(page)).toEqual(query)
      await expect(clearButton(page)).toBeHidden()

      await filter(page, 'Sort by').selectOption('Newest First')
      await expect(page).toHaveURL('/articles')
    },
  )
}

test('a choice that fits no article says so and offers a way out [spec: Articles list]', async ({
  page,
}) => {
  await open(page)
  await filter(page, 'Category').selectOption('Wildlife')
  await filter(page, 'Pest').selectOption('Ants')
  await expect(cards(page)).toHaveCount(0)
  await expect(summary(page)).toHaveText('Showing 0 articles for Wildlife, Ants in Columbus')
  await expect(
    main(page).getByText('No pest control articles found in this category'),
  ).toBeVisible()
  await expect(main(page).getByText(/another category.*check back later/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await clearButton(page).click()
  await expectWholeList(page)
})

test('Clear All Filters resets the filters and the order [spec: Articles list]', async ({
  page,
}) => {
  await open(page, '?category=Pest+Control&pestType=Ants&sortBy=title&sortOrder=asc')
  await expect(filter(page, 'Sort by')).toHaveValue('title-asc')
  await clearButton(page).click()
  await expectWholeList(page)
  await expect(page).toHaveURL('/articles')
  await expect(filter(page, 'Category')).toHaveValue('')
  await expect(filter(page, 'Pest')).toHaveValue('')
  await expect(filter(page, 'Sort by')).toHaveValue('date-desc')
})

test('an address that was shared shows the same choice [spec: Articles list]', async ({ page }) => {
  await open(page, '?serviceType=Wildlife+Removal&sortOrder=asc')
  await expect(summary(page)).toHaveText(/^Showing \d+ articles for Wildlife Removal in Columbus$/)
  await expect(filter(page, 'Service')).toHaveValue('Wildlife Removal')
  await expect(filter(page, 'Sort by')).toHaveValue('date-asc')
  expect(await dates(page)).toEqual((await dates(page)).toSorted())
  expect(await slugs(page)).toContain('raccoon-proofing')
})

test('back and forward go through the choices that were made', async ({ page }) => {
  await open(page)
  await filter(page, 'Category').selectOption('Wildlife')
  await expect(summary(page)).toContainText('for Wildlife in')
  await filter(page, 'Sort by').selectOption('Title A-Z')
  await page.goBack()
  await expect(filter(page, 'Sort by')).toHaveValue('date-desc')
  await expect(summary(page)).toContainText('for Wildlife in')
  await page.goBack()
  await expectWholeList(page)
  await expect(filter(page, 'Category')).toHaveValue('')
  await page.goForward()
  await expect(summary(page)).toContainText('for Wildlife in')
  await expect(filter(page, 'Category')).toHaveValue('Wildlife')
})

test('the choice is still there on the way back from an article', async ({ page }) => {
  await open(page)
  await filter(page, 'Category').selectOption('Bed Bugs')
  await expect(summary(page)).toContainText('for Bed Bugs in')
  await cards(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\//)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/articles?category=Bed+Bugs')
  await expect(summary(page)).toContainText('for Bed Bugs in')
  await expect(filter(page, 'Category')).toHaveValue('Bed Bugs')
})

const hostileQueries = [
  '?category=Nothing&serviceType=&pestType=ants',
  '?category=%3Cscript%3Ealert(1)%3C%2Fscript%3E&sortBy=%3Cimg%20src%3Dx%3E',
  '?category=constructor&serviceType=__proto__&pestType=toString&sortBy=length&sortOrder=up',
  '?category=%E0%A4%A&&&=&category[]=Wildlife',
]

for (const query of hostileQueries) {
  test(
    `parameters that name no choice are ignored: ${query}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, query)
      await expectWholeList(page)
      await expect(filter(page, 'Sort by')).toHaveValue('date-desc')
    },
  )
}

test('a shared address never flashes the whole list, however late the scripts are', async ({
  page,
}) => {
  const frames = 12
  await page.addInitScript(recordVisibleTitles)
  await page.route('**/_next/static/**/*.js', async (route) => {
    await page.waitForFunction((count) => (window.titlesByFrame?.length ?? 0) >= count, frames)
    await route.continue()
  })
  await open(page, '?category=Wildlife')
  await expect(summary(page)).toContainText('for Wildlife in')
  const expected = await titles(page)
  await expect.poll(() => page.evaluate(() => window.titlesByFrame?.at(-1))).toEqual(expected)
  const seen = await page.evaluate(() => window.titlesByFrame ?? [])
  expect(seen.length).toBeGreaterThan(frames)
  expect(new Set(seen.flat())).toEqual(new Set(expected))
})

test('a shared address does not move the layout', async ({ page }) => {
  const maxShift = 0.02
  await watchLayoutShift(page)
  await open(page, '?category=Wildlife')
  await expect(summary(page)).toContainText('for Wildlife in')
  await expect(cards(page).first()).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(maxShift)
})

test('the list can be filtered, cleared and left by keyboard alone', async ({ page }) => {
  await open(page)
  await filter(page, 'Category').focus()
  await page.keyboard.type('Wild')
  await expect(summary(page)).toContainText('for Wildlife in')
  for (const name of ['Service', 'Pest', 'Sort by'] as const) {
    await page.keyboard.press('Tab')
    await expect(filter(page, name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(clearButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectWholeList(page)
  await page.keyboard.press('Tab')
  await expect(cards(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog/signs-of-bed-bugs')
})

declare global {
  interface Window {
    /** Titles of the cards to be seen in each frame since the document began. */
    titlesByFrame?: string[][]
  }
}

function recordVisibleTitles() {
  const record = () => {
    const headings = [...document.querySelectorAll<HTMLElement>('main article :is(h2, h3)')]
    const visible = headings.filter((heading) =>
      heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    window.titlesByFrame?.push(visible.map((heading) => heading.innerText))
    requestAnimationFrame(record)
  }
  window.titlesByFrame = []
  record()
}

function queryOf(page: Page) {
  return Object.fromEntries(new URL(page.url()).searchParams)
}
