import { plainText } from '../support/words'
import { textsIn } from '@/lib/content/texts-in'
import { getGuidePages } from '@/lib/guide/animals'
import { getEntry } from '@/lib/site/site-content'
import { sourceReference } from '@/lib/sources/source-references'

/** "1/4 to 1/2", from "1/4 to 1/2 inch" and "1/4 to 1/2 in." */
const figuresIn = (text: string) =>
  [...text.matchAll(/(\d[\d/ ]*(?: to \d[\d/ ]*)?)-? ?(?:inch|in\.)/g)].map(([, figure = '']) =>
    figure.trim(),
  )

const pages = new Map(
  getGuidePages().map((page) => [`/field-guide/${page.slug}`, plainText(textsIn(page).join('\n'))]),
)

test('every size on the ruler has the number of its source, or is called typical', () => {
  const sizes = getEntry('pages/ruler').groups.flatMap(({ items }) => items.map(({ size }) => size))
  expect(
    sizes.filter((size) => size.search(sourceReference) < 0 && !/typical/i.test(size)),
  ).toEqual([])
})

const { start, questions } = getEntry('identification-key')
type Option = (typeof start.options)[number]

/** The texts of the pages to which an answer of the key leads, also by further questions. */
function textsBelow({ page, question }: Option): string[] {
  if (page) return [pages.get(page) ?? '']
  return questions[question ?? '']?.options.flatMap(textsBelow) ?? []
}

test('every figure in inches of the key and of the places in a house is on the page that it leads to', () => {
  const answers = [start, ...Object.values(questions)].flatMap(({ options }) =>
    options.map((option) => ({
      words: [option.text, option.hint].join('\n'),
      texts: textsBelow(option),
    })),
  )
  const signs = Object.values(getEntry('entry-points')).flatMap((places) =>
    places.map(({ sign, href }) => ({ words: sign, texts: [pages.get(href) ?? ''] })),
  )
  const missing = [...answers, ...signs].flatMap(({ words, texts }) =>
    figuresIn(words)
      .filter((figure) => !texts.some((text) => figuresIn(text).includes(figure)))
      .map((figure) => `${words}: ${figure}`),
  )
  expect(missing).toEqual([])
})
