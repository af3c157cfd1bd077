/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { faces, fakeFaces } from '../../support/heading-face'
import { forgetListeners } from '../../support/listeners'
import { stopTheClock } from '../../support/visitor'

forgetListeners()
stopTheClock(new Date(2031, 6, 4))

fakeFaces()

test('every page gets its header, its year, its season, its menus and the face of its headings from the one script', async () => {
  document.body.innerHTML = `
    <header><details data-menu="main" open><summary>Menu</summary></details></header>
    <main><span data-today="year">2024</span><p data-season-months="6 7 8">Summer</p></main>`
  const script = Object.assign(document.createElement('script'), {
    headingFace: new FontFace('youngSerif', 'url(/serif.woff2)'),
  })
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  await import('@/lib/browser/main')
  jest.advanceTimersToNextFrame()
  expect(document.documentElement).toHaveAttribute('data-header', 'top')
  expect(document.querySelector('[data-today]')).toHaveTextContent('2031')
  expect(document.querySelector('[data-season-months]')).toHaveAttribute('data-current')
  document.querySelector('main')?.click()
  expect(document.querySelector('details')).not.toHaveAttribute('open')
  faces.made[0]?.come()
  await jest.advanceTimersByTimeAsync(0)
  expect(faces.shown.size).toBe(1)
})
