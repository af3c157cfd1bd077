/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { fourArticles } from '../support/article-summaries'
import { ArticleBrowser } from '@/components/islands/articles/ArticleBrowser'

// The HTML that visitors get before hydration, and that those without script keep.

test('the article list holds every article, newest first', () => {
  const html = renderToString(<ArticleBrowser articles={fourArticles} />)
  const slugs = [...html.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, slug]) => slug)
  expect(slugs).toEqual(['heat', 'chimneys', 'trails', 'kitchens'])
  expect(html).toContain('Showing all 4 Columbus pest control articles')
})
