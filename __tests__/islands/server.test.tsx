/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { fourArticles } from '../support/article-summaries'
import { ArticleBrowser } from '@/components/islands/articles/ArticleBrowser'
import { ContactForm } from '@/components/islands/ContactForm'
import { EstimateForm } from '@/components/islands/EstimateForm'

// The HTML that visitors get before hydration, and that those without script keep.

const company = {
  email: 'hello@example.com',
  phone: { display: '(614) 555-0142', dial: '+16145550142' },
}

const buttonsOf = (html: string) => html.match(/<button[^>]*>/g) ?? []

test('the estimate form cannot be submitted before React is awake', () => {
  const html = renderToString(<EstimateForm {...company} />)
  expect(buttonsOf(html)).toHaveLength(1)
  expect(buttonsOf(html)[0]).toContain('type="button"')
  expect(html).not.toMatch(/type="(submit|image)"/)
})

test('the estimate form would never put what was typed into the address', () => {
  const html = renderToString(<EstimateForm {...company} />)
  expect(html).toMatch(/<form[^>]* method="post"/)
})

test('the estimate form comes without the fields of bed bugs', () => {
  const html = renderToString(<EstimateForm {...company} />)
  expect(html).not.toContain('squareFootage')
  expect(html).not.toContain('treatmentDate')
})

test('the contact form is a form to the mail program by itself', () => {
  const html = renderToString(<ContactForm {...company} />)
  expect(html).toContain('action="mailto:hello@example.com"')
  expect(html).toMatch(/<form[^>]* method="post"/)
  expect(html).toContain('encType="text/plain"')
  expect(buttonsOf(html)[0]).toContain('type="submit"')
})

test('the article list holds every article, newest first', () => {
  const html = renderToString(<ArticleBrowser articles={fourArticles} />)
  const slugs = [...html.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, slug]) => slug)
  expect(slugs).toEqual(['heat', 'chimneys', 'trails', 'kitchens'])
  expect(html).toContain('Showing all 4 Columbus pest control articles')
})
