import { renderMarkdown } from '@/lib/markdown/markdown'
import { referencesBelowLists } from '@/lib/markdown/source-references'

test('the references of a list stand below it, each once, so that readers drop none of its items', () => {
  const { content } = renderMarkdown(
    'Read on [3].\n\n2. Wash it [2].\n   - With soap [4].\n3. Shut it in [2] [1].',
  )
  document.body.innerHTML = referencesBelowLists(content, 'Sources')
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(textsOf('ol').join()).not.toContain('[')
  expect(textsOf('p')).toEqual(['Read on\u00A0[3].', 'Sources\u00A0[2]\u00A0[4]\u00A0[1]'])
})
