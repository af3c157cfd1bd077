/** @jest-environment jsdom */
import { renderMarkdown } from '@/lib/markdown/markdown'
import { referencesBelowLists } from '@/lib/sources/source-references'

test('the references of a list stand below it, each once, so that readers drop none of its items', () => {
  const { content } = renderMarkdown(
    'a.md',
    'Read on [3].\n\n- Wash it [2].\n- Shut it in [2] [1].',
  )
  document.body.innerHTML = referencesBelowLists(content, 'Sources')
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(textsOf('li')).toEqual(['Wash it.', 'Shut it in.'])
  expect(textsOf('p')).toEqual(['Read on\u00A0[3].', 'Sources\u00A0[2]\u00A0[1]'])
})
