import { render, screen } from '@testing-library/react'
import { changeCompany } from '@/__tests__/support/change-company'
import AboutPage from '@/app/about/page'
import { ContactDetails } from '@/app/contact/_sections/ContactDetails'
import { Footer } from '@/components/layout/Footer'
import { ArticleList } from '@/components/sections/ArticleList'
import { Questions } from '@/components/sections/Questions'
import { RelatedLinks } from '@/components/sections/RelatedLinks'
import { Reviews } from '@/components/sections/Reviews'
import { Sources } from '@/components/sections/Sources'
import { getArticles } from '@/lib/content/articles'
import { company } from '@/lib/content/company'
import { about, everyPage } from '@/lib/content/pages'

const show = () =>
  render(
    <>
      <ContactDetails />
      <Footer />
    </>,
  )

test.each([
  ['emergency', undefined, company().emergency ?? 'emergency service'],
  ['founded', undefined, everyPage().footer.since.replace('{year}', '')],
  ['social', [], everyPage().footer.social],
] as const)('without %s no text mentions it', (field, none, words) => {
  changeCompany({ [field]: none })
  show()
  expect(document.body).not.toHaveTextContent(words)
})

test('without people and affiliations the about page has no headings for them', () => {
  changeCompany({ people: [] })
  jest.replaceProperty(about().affiliations, 'items', [])
  render(<AboutPage />)
  for (const { heading } of [about().people, about().affiliations]) {
    expect(screen.queryByText(heading)).not.toBeInTheDocument()
  }
})

test('sections without content render no heading [spec: Location pages]', () => {
  const { container } = render(
    <>
      <Reviews heading="What customers say" reviews={[]} />
      <ArticleList heading="Related" articles={[]} linksToAll />
      <RelatedLinks id="nearby" heading="Nearby areas" lines={[{ links: [] }]} />
      <Questions heading="Asked here" questions={[]} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

test('the sources show the reviewer and the license, if the company has a reviewer', () => {
  const article = getArticles()[0]!
  changeCompany({ reviewer: { name: 'Dana Example', license: 'ODA 12345' } })
  const { rerender, container } = render(<Sources {...article} />)
  expect(container).toHaveTextContent(/\d{4} by Dana Example, ODA 12345$/)
  changeCompany({ reviewer: undefined })
  rerender(<Sources {...article} />)
  expect(container).toHaveTextContent(/, \d{4}$/)
})

test('a question leads to the page that says more', () => {
  const link = { text: 'A letter to copy', href: '/letter' }
  render(
    <Questions heading="Ask" questions={[{ question: 'Who pays?', answer: 'The owner.', link }]} />,
  )
  expect(screen.getByRole('link', { name: link.text })).toHaveAttribute('href', link.href)
})
