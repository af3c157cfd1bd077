/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { forgetListeners } from '../../support/listeners'
import { stopTheClock } from '../../support/visitor'

forgetListeners()
stopTheClock(new Date(2031, 6, 4))

test('every page gets its header, its year, its month and its menus from the one script', async () => {
  document.body.innerHTML = `
    <header><details data-menu="main" open><summary>Menu</summary></details></header>
    <main><span data-today="year">2024</span><div data-months=""></div></main>`
  await import('@/lib/browser/main')
  jest.advanceTimersToNextFrame()
  expect(document.documentElement).toHaveAttribute('data-header', 'top')
  expect(document.querySelector('[data-today]')).toHaveTextContent('2031')
  expect(document.querySelector('[data-months]')).toHaveAttribute('data-months', '7')
  document.querySelector('main')?.click()
  expect(document.querySelector('details')).not.toHaveAttribute('open')
})
