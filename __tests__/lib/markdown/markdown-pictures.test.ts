/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { screen } from '@testing-library/react'
import { renderMarkdown } from '@/lib/markdown/markdown'

// What the photo looks like is no matter of the text.
jest.mock('@/lib/images/prepare-photo', () => jest.requireActual('../../support/prepared-photo'))
jest.mock('@/lib/images/photo-problem', () => ({
  photoProblem: () => undefined,
}))

const show = (markdown: string) => {
  document.body.innerHTML = renderMarkdown('mud-tubes.md', markdown).content
}

test('a picture in a paragraph of its own becomes a figure with its size and caption', () => {
  show('![An ant and a termite](/images/specimens/ant.svg "Look at the waist & the wings")')
  const picture = screen.getByRole('img', { name: 'An ant and a termite' })
  expect(picture).toHaveAttribute('src', '/images/specimens/ant.svg')
  expect(picture).toHaveAttribute('width', '400')
  expect(picture).toHaveAttribute('height', '300')
  expect(picture).toHaveAttribute('loading', 'lazy')
  const figure = screen.getByRole('figure')
  expect(figure).toContainElement(picture)
  expect(figure).toHaveTextContent(/^Look at the waist & the wings$/)
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument()
})

test('a photo becomes a lazy-loaded figure in several widths, with its caption', () => {
  show('Look up.\n\n![A den in an attic](/photos/den.jpg "Where the kits were")\n\nLook down.')
  const image = screen.getByRole('img', { name: 'A den in an attic' })
  expect(image).toHaveAttribute('src', '/photos/den-1200.webp')
  expect(image).toHaveAttribute('srcset', expect.stringMatching(/480w, .*1200w/))
  expect(image).toHaveAttribute('sizes', expect.stringMatching(/rem, .*vw$/))
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('figure')).toHaveTextContent('Where the kits were')
})

test('captions and alternative texts are escaped', () => {
  show('![Gaps < 1/4 "inch"](/images/specimens/ant.svg "<img src=x onerror=alert(1)> & more")')
  expect(screen.getByRole('img')).toHaveAccessibleName('Gaps < 1/4 "inch"')
  expect(screen.getByRole('figure')).toHaveTextContent(/^<img src=x onerror=alert\(1\)> & more$/)
})
