/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { faces, fakeFaces } from '../../support/heading-face'
import { showHeadingFace } from '@/lib/site-script/heading-face'

const patienceMilliseconds = 500

/** Of each heading, without its face and with it. */
let heights: Record<string, { top: number; plain: number; inFace: number }>

fakeFaces()

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<h1>Ants</h1><p class="font-display">Since 2010</p><h2>Signs</h2>'
  heights = {
    H1: { top: 100, plain: 80, inFace: 80 },
    P: { top: 200, plain: 20, inFace: 20 },
    H2: { top: 900, plain: 40, inFace: 40 },
  }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const { top = 0, plain = 0, inFace = 0 } = heights[this.tagName] ?? {}
    const least = this instanceof HTMLParagraphElement ? 0 : parseFloat(minHeightOf(this))
    return { top, height: Math.max(faces.shown.size > 0 ? inFace : plain, least) } as DOMRect
  })
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const minHeightOf = (element: Element) => (element as HTMLElement).style.minHeight || '0'

/** Lets the file of the face come after a while. */
async function come({ after = 0 } = {}) {
  const done = showHeadingFace(new FontFace('youngSerif', 'url(/serif.woff2)'))
  jest.advanceTimersByTime(after)
  faces.made.at(-1)?.come()
  await done
}

test('headings get their face when its file has come', async () => {
  await come({ after: patienceMilliseconds })
  expect([...faces.shown]).toEqual([
    expect.objectContaining({ family: 'youngSerif', source: 'url(/serif.woff2)' }),
  ])
})

test('a visitor who has begun to read sees no letters change', async () => {
  await come({ after: patienceMilliseconds + 1 })
  expect(faces.shown.size).toBe(0)
})

test.each(['H1', 'P'])('a %s that would get another height keeps all as they are', async (tag) => {
  Object.assign(heights[tag] ?? {}, { inFace: 120 })
  await come()
  expect(faces.shown.size).toBe(0)
})

test('a heading that would lose a line keeps its place, and all get their face', async () => {
  Object.assign(heights['H1'] ?? {}, { inFace: 40 })
  await come()
  expect(faces.shown.size).toBe(1)
  expect(document.querySelector('h1')).toHaveStyle({ minHeight: '80px' })
  expect(document.querySelector('h2')).toHaveStyle({ minHeight: '' })
})

test('where a line less cannot keep its place, all stays as it is', async () => {
  Object.assign(heights['P'] ?? {}, { inFace: 10 })
  await come()
  expect(faces.shown.size).toBe(0)
})

test('what lies below the screen may move, and nobody sees it', async () => {
  Object.assign(heights['H2'] ?? {}, { inFace: 80 })
  await come()
  expect(faces.shown.size).toBe(1)
})

test('on the way to a section, what lies below the screen stays too', async () => {
  window.history.replaceState(null, '', '/services#wildlife')
  Object.assign(heights['H2'] ?? {}, { inFace: 80 })
  await come()
  window.history.replaceState(null, '', '/')
  expect(faces.shown.size).toBe(0)
})

test('a file that does not come leaves the headings as they are, without an error', async () => {
  const done = showHeadingFace(new FontFace('youngSerif', 'url(/serif.woff2)'))
  faces.made.at(-1)?.fail()
  await expect(done).resolves.toBeUndefined()
  expect(faces.shown.size).toBe(0)
})
