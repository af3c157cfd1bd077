import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fourArticles } from '../../support/article-summaries'
import { ArticleBrowser } from '@/components/islands/articles/ArticleBrowser'

const newestFirst = ['How heat works', 'Chimneys and Raccoons', 'ant trails', 'Kitchens at Night']

function open(query = '') {
  window.history.replaceState(null, '', `/articles${query}`)
  render(<ArticleBrowser city="Oak Hill" articles={fourArticles} />)
}

const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('heading')
    .map((heading) => heading.textContent)

const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)

const optionsOf = (label: string) =>
  within(screen.getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .map((option) => option.textContent)

const clearButton = () => screen.queryByRole('button', { name: 'Clear All Filters' })

const summary = () => screen.getByRole('status')

/** What the browser does on the way back: the address changes, and the page is told. */
const goBackTo = (query: string) =>
  act(() => {
    window.history.replaceState(null, '', `/articles${query}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

test('all articles are listed newest first, without filters to clear [spec: Articles list]', () => {
  open()
  expect(titles()).toEqual(newestFirst)
  expect(summary()).toHaveTextContent(/^Showing all 4 .+ pest control articles$/)
  expect(clearButton()).not.toBeInTheDocument()
})

test('each filter offers all, then every value of the articles once, by alphabet [spec: Articles list]', () => {
  open()
  expect(optionsOf('Category')).toEqual(['All categories', 'Bed Bugs', 'Pest Control', 'Wildlife'])
  expect(optionsOf('Service')).toEqual([
    'All services',
    'Bed Bug Treatment',
    'General Pest Control',
    'Wildlife Removal',
  ])
  expect(optionsOf('Pest')).toEqual(['All pests', 'Ants', 'Bed Bugs', 'Cockroaches', 'Raccoons'])
  expect(optionsOf('Sort by')).toEqual(['Newest First', 'Oldest First', 'Title A-Z', 'Title Z-A'])
})

test('a filter shows its articles only, says so, and stands in the address [spec: Articles list]', async () => {
  open()
  await choose('Category', 'Pest Control')
  expect(titles()).toEqual(['ant trails', 'Kitchens at Night'])
  expect(summary()).toHaveTextContent(/^Showing 2 articles for Pest Control in .+$/)
  expect(window.location.search).toBe('?category=Pest+Control')
})

test('filters add up, in the summary and in the address [spec: Articles list]', async () => {
  open('?category=Pest+Control')
  await choose('Service', 'General Pest Control')
  await choose('Pest', 'Ants')
  expect(titles()).toEqual(['ant trails'])
  expect(summary()).toHaveTextContent(
    /^Showing 1 articles for Pest Control, General Pest Control, Ants in .+$/,
  )
  expect(window.location.search).toBe(
    '?category=Pest+Control&serviceType=General+Pest+Control&pestType=Ants',
  )
})

test('choosing the entry for all takes a filter off [spec: States and transitions]', async () => {
  open('?category=Wildlife')
  await choose('Category', 'All categories')
  expect(titles()).toEqual(newestFirst)
  expect(window.location.search).toBe('')
  expect(clearButton()).not.toBeInTheDocument()
})

test.each([
  ['Oldest First', '?sortOrder=asc', newestFirst.toReversed()],
  [
    'Title A-Z',
    '?sortBy=title&sortOrder=asc',
    ['ant trails', 'Chimneys and Raccoons', 'How heat works', 'Kitchens at Night'],
  ],
  [
    'Title Z-A',
    '?sortBy=title',
    ['Kitchens at Night', 'How heat works', 'Chimneys and Raccoons', 'ant trails'],
  ],
])(
  '%s sorts the list, stands in the address as %s and is no filter [spec: Articles list]',
  async (label, query, order) => {
    open()
    await choose('Sort by', label)
    expect(titles()).toEqual(order)
    expect(window.location.search).toBe(query)
    expect(clearButton()).not.toBeInTheDocument()
    expect(summary()).toHaveTextContent(/^Showing all 4 .+ pest control articles$/)
    await choose('Sort by', 'Newest First')
    expect(titles()).toEqual(newestFirst)
    expect(window.location.search).toBe('')
  },
)

test('Clear All Filters resets the filters and the order [spec: Articles list]', async () => {
  open('?category=Pest+Control&pestType=Ants&sortBy=title&sortOrder=asc')
  await userEvent.click(clearButton() as HTMLElement)
  expect(titles()).toEqual(newestFirst)
  expect(window.location.search).toBe('')
  for (const label of ['Category', 'Service', 'Pest']) {
    expect(screen.getByRole('combobox', { name: label })).toHaveValue('')
  }
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('date-desc')
  expect(clearButton()).not.toBeInTheDocument()
})

test('an address that was shared shows the same choice, with the fields set [spec: Articles list]', () => {
  open('?pestType=Ants&sortBy=title&sortOrder=asc')
  expect(titles()).toEqual(['ant trails'])
  expect(screen.getByRole('combobox', { name: 'Pest' })).toHaveDisplayValue('Ants')
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Title A-Z')
})

test('an address that asks for what does not exist opens on everything', () => {
  open('?category=__proto__&sortBy=constructor')
  expect(titles()).toEqual(newestFirst)
})

test('every choice is a step on the way back, and the way back is followed', async () => {
  open()
  const steps = window.history.length
  await choose('Category', 'Wildlife')
  await choose('Sort by', 'Oldest First')
  expect(window.history.length).toBe(steps + 2)
  goBackTo('?category=Wildlife')
  expect(titles()).toEqual(['Chimneys and Raccoons'])
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest First')
  goBackTo('')
  expect(titles()).toEqual(newestFirst)
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('All categories')
})

test('a list without articles says so and what to do [spec: Articles list; Error catalogue]', async () => {
  open('?category=Wildlife')
  await choose('Pest', 'Ants')
  expect(
    screen.getByRole('heading', { name: 'No pest control articles found in this category' }),
  ).toBeInTheDocument()
  expect(screen.getByText('Pick another category, or check back later.')).toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(summary()).toHaveTextContent(/^Showing 0 articles for Wildlife, Ants in .+$/)
  expect(clearButton()).toBeInTheDocument()
})

test('the list that was kept back for its query is shown', () => {
  document.documentElement.dataset.query = ''
  open('?category=Wildlife')
  expect(document.documentElement).not.toHaveAttribute('data-query')
})
