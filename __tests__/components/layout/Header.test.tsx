import { render, screen } from '@testing-library/react'
import { readSitePages } from '../../support/site-pages'
import { Header } from '@/components/layout/Header'
import { getArticles } from '@/lib/content/articles'
import { company } from '@/lib/content/company'
import { everyPage } from '@/lib/content/pages'
import { services } from '@/lib/content/services'

const currentEntries = {
  '/': ['Home'],
  '/field-guide': [],
  '/articles': ['Articles'],
  [`/blog${getArticles()[0]?.slug}`]: ['Articles'],
  '/contact': ['Contact'],
  ...Object.fromEntries(services().map(({ slug, name }) => [`/services/${slug}`, [name]])),
  '/estimate': [],
  '/privacy-policy': [],
}

test('the header marks only the entry of the page as current [spec: Shared header]', async () => {
  const pages = await readSitePages((path) => path in currentEntries)
  const marked = pages.map(({ path, content }) => [
    path,
    [...content.querySelectorAll('header [aria-current]')].map((entry) => entry.textContent),
  ])
  expect(Object.fromEntries(marked)).toEqual(currentEntries)
})

test('the header’s call button says and dials the number, and its estimate button goes to the contact page [spec: Shared header]', () => {
  render(<Header path="/" />)
  const { display, dial } = company().phone
  const call = screen.getByRole('link', { name: `${everyPage().header.call} ${display}` })
  expect(call).toHaveAttribute('href', `tel:${dial}`)
  // One is beside the call button and one in the menu. CSS shows one of them.
  const buttons = screen.getAllByRole('link', { name: everyPage().header.estimate })
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual(['/contact', '/contact'])
})
