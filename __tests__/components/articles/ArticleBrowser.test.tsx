import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fourArticles, listWords } from '../../support/article-summaries'
import { translate } from '../../support/translate'
import { ArticleBrowser } from '@/components/articles/ArticleBrowser'

const newestFirst = ['How heat works', 'Chimneys and Raccoons', 'ant trails', 'Kitchens at Night']
const byTitle = ['ant trails', 'Chimneys and Raccoons', 'How heat works', 'Kitchens at Night']

function open(query = '') {
  window.history.replaceState(null, '', `/articles${query}`)
  render(<ArticleBrowser words={listWords} articles={fourArticles} />)
}

const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)

const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)

const optionsOf = (label: string) =>
  within(screen.getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .map((option) => option.textContent)

const clearButton = () => screen.queryByRole('button', { name: 'Clear All Filters' })

const summary = () => screen.getByRole('status')

test('all articles are listed newest first, with every value of theirs once and by alphabet in the filters [spec: Articles list]', () => {
  open()
  expect(titles()).toEqual(newestFirst)
  // The first picture is on the first screen.
  const loading = Array.from(document.images, (image) => image.getAttribute('loading'))
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy'])
  const link = screen.getByRole('link', { name: 'How heat works' })
  expect(link).toHaveAttribute('href', '/blog/heat')
  expect(summary()).toHaveTextContent('Showing all 4 Oak Hill articles')
  expect(clearButton()).not.toBeInTheDocument()
  expect(optionsOf('Category')).toEqual(['All categories', 'Bed Bugs', 'Pest Control', 'Wildlife'])
  const services = ['Bed Bug Treatment', 'General Pest Control', 'Wildlife Removal']
  expect(optionsOf('Service')).toEqual(['All services', ...services])
  expect(optionsOf('Pest')).toEqual(['All pests', 'Ants', 'Bed Bugs', 'Cockroaches', 'Raccoons'])
  expect(optionsOf('Sort by')).toEqual(['Newest First', 'Oldest First', 'Title A-Z', 'Title Z-A'])
})

test('filters add up in list, summary and address, until the entry for all takes one off [spec: Articles list; States and transitions]', async () => {
  open()
  await choose('Category', 'Pest Control')
  expect(titles()).toEqual(['ant trails', 'Kitchens at Night'])
  expect(summary()).toHaveTextContent(/^Showing 2 articles for Pest Control in .+$/)
  expect(window.location.search).toBe('?category=Pest+Control')
  await choose('Service', 'General Pest Control')
  await choose('Pest', 'Ants')
  expect(titles()).toEqual(['ant trails'])
  expect(summary()).toHaveTextContent(
    /^Showing 1 articles for Pest Control, General Pest Control, Ants in .+$/,
  )
  expect(window.location.search).toBe(
    '?category=Pest+Control&serviceType=General+Pest+Control&pestType=Ants',
  )
  await choose('Category', 'All categories')
  expect(window.location.search).toBe('?serviceType=General+Pest+Control&pestType=Ants')
})

test.each([
  ['Oldest First', '?sortOrder=asc', newestFirst.toReversed()],
  ['Title A-Z', '?sortBy=title&sortOrder=asc', byTitle],
  ['Title Z-A', '?sortBy=title', byTitle.toReversed()],
])(
  '%s sorts the list, stands in the address as %s and is no filter [spec: Articles list]',
  async (label, query, order) => {
    open()
    await choose('Sort by', label)
    expect(titles()).toEqual(order)
    expect(window.location.search).toBe(query)
    expect(clearButton()).not.toBeInTheDocument()
    expect(summary()).toHaveTextContent('Showing all 4 Oak Hill articles')
    await choose('Sort by', 'Newest First')
    expect(titles()).toEqual(newestFirst)
    expect(window.location.search).toBe('')
  },
)

test('Clear All Filters resets the filters and the order that a shared address has set [spec: Articles list]', async () => {
  const chosen = () =>
    ['Category', 'Service', 'Pest', 'Sort by'].map((name) => {
      const select = screen.getByRole<HTMLSelectElement>('combobox', { name })
      return select.value
    })
  open('?category=Pest+Control&pestType=Ants&sortBy=title&sortOrder=asc')
  expect(chosen()).toEqual(['Pest Control', '', 'Ants', 'title-asc'])
  await userEvent.click(clearButton() as HTMLElement)
  expect(chosen()).toEqual(['', '', '', 'date-desc'])
  expect(titles()).toEqual(newestFirst)
  expect(window.location.search).toBe('')
  expect(clearButton()).not.toBeInTheDocument()
  // The button is gone, and with it the focus would be.
  expect(summary()).toHaveFocus()
})

test('a list without articles says so and what to do [spec: Articles list; Error catalogue]', async () => {
  open('?category=Wildlife')
  await choose('Pest', 'Ants')
  expect(screen.getByRole('heading', { name: listWords.none })).toBeInTheDocument()
  expect(screen.getByText(listWords.other)).toBeInTheDocument()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(summary()).toHaveTextContent(/^Showing 0 articles for Wildlife, Ants in .+$/)
  expect(clearButton()).toBeInTheDocument()
})

test('in a translated page the list and its summary follow the filters', async () => {
  open()
  for (const [category, found] of [
    ['Pest Control', ['ant trails', 'Kitchens at Night']],
    ['Wildlife', ['Chimneys and Raccoons']],
  ] as const) {
    translate()
    await userEvent.selectOptions(screen.getByLabelText('Category'), category)
    expect(titles()).toEqual(found)
    expect(summary()).toHaveTextContent(
      new RegExp(`^Showing ${found.length} articles for ${category} in [^.]+$`),
    )
  }
})
