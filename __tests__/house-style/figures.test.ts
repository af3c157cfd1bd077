import { plainText, textsIn } from '../support/words'
import { getEntry } from '@/lib/content/entries'
import { getGuidePages } from '@/lib/content/field-guide'

/** "1/4 to 1/2", from "1/4 to 1/2 inch". */
const figuresIn = (text = '') =>
  [...text.matchAll(/(\d[\d/ ]*(?: to \d[\d/ ]*)?)-? ?inch/g)].map(([, figure]) => figure?.trim())

const figuresOf = new Map(
  getGuidePages().map((page) => [
    `/field-guide/${page.slug}`,
    figuresIn(plainText(textsIn(page).join('\n'))),
  ]),
)

const { start, questions } = getEntry('identification-key')
const answers = [start, ...Object.values(questions)].flatMap(({ options }) => options)

/** The figures of the pages to which an answer leads, also by further questions. */
function figuresBelow({ page, question }: (typeof answers)[number]): unknown[] {
  if (page) return figuresOf.get(page) ?? []
  return questions[question ?? '']?.options.flatMap(figuresBelow) ?? []
}

test('the key, the places in a house and the pages give figures in inches', () => {
  const texts = [
    ...answers.map(({ text, hint }) => `${text} ${hint}`),
    ...Object.values(getEntry('signs')).flatMap((signs) => signs.map(({ sign }) => sign)),
  ]
  expect(texts.flatMap(figuresIn).length).toBeGreaterThan(10)
  expect([...figuresOf.values()].flat().length).toBeGreaterThan(10)
})

test('a page gives every figure in inches with which the key or a place in a house leads to it', () => {
  const missing = [
    ...answers.flatMap((answer) =>
      figuresIn(`${answer.text} ${answer.hint}`)
        .filter((figure) => !figuresBelow(answer).includes(figure))
        .map((figure) => `${answer.text}: ${figure}`),
    ),
    ...Object.values(getEntry('signs'))
      .flat()
      .filter(({ sign, href }) =>
        figuresIn(sign).some((figure) => !figuresOf.get(href)?.includes(figure)),
      ),
  ]
  expect(missing).toEqual([])
})
