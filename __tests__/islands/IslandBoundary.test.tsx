import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { fourArticles } from '../support/article-summaries'
import { ArticleBrowser } from '@/components/islands/articles/ArticleBrowser'
import { ContactForm } from '@/components/islands/contact/ContactForm'
import { EstimateForm } from '@/components/islands/estimate/EstimateForm'
import { IslandBoundary } from '@/components/islands/IslandBoundary'

const company = {
  email: 'office@example.org',
  phone: { display: '(212) 555-0100', dial: '+12125550100' },
}

const settle = jest.fn()

beforeEach(() => {
  settle.mockClear()
  // React reports what the boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

async function hydrate(serverHtml: string, children: ReactNode) {
  const root = document.createElement('div')
  root.innerHTML = serverHtml
  document.body.replaceChildren(root)
  const type = (name: string, value: string) => {
    const control = root.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (control) control.value = value
  }
  type('name', 'Ann Early')
  type('message', 'Mice in the pantry')
  const boundary = (
    <IslandBoundary element={root} settle={settle}>
      {children}
    </IslandBoundary>
  )
  await act(async () => {
    hydrateRoot(root, boundary, { onRecoverableError() {} })
  })
  return root
}

function Broken(): ReactNode {
  throw new Error('broken')
}

describe.each([
  ['contact form', <ContactForm key="contact" {...company} services={[]} success="Thank you." />],
  ['estimate form', <EstimateForm key="estimate" {...company} pests={[]} />],
])('a %s that throws while it renders', (_, island) => {
  test('leaves the form in the page, with what was typed', async () => {
    await hydrate(renderToString(island), <Broken />)
    expect(screen.getByLabelText('Name')).toHaveValue('Ann Early')
    expect(screen.getByLabelText(/^Message/)).toHaveValue('Mice in the pantry')
    expect(settle.mock.calls).toEqual([['failed']])
  })
})

test('a list of articles that throws while it renders leaves the articles in the page', async () => {
  await hydrate(
    renderToString(<ArticleBrowser city="Oak Hill" articles={fourArticles} />),
    <Broken />,
  )
  expect(screen.getAllByRole('link')).toHaveLength(fourArticles.length)
  expect(settle.mock.calls).toEqual([['failed']])
})

test('an island says that it is hydrated, and keeps what was typed', async () => {
  const island = <ContactForm {...company} services={[]} success="Thank you." />
  await hydrate(renderToString(island), island)
  expect(screen.getByLabelText('Name')).toHaveValue('Ann Early')
  expect(settle.mock.calls).toEqual([['hydrated']])
})
