/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { holdEarlySubmits, setIslandState } from '@/lib/browser/islands'

// That a held submit is answered after hydration, and what a visitor sees of a missing script, is shown in e2e.

forgetListeners()

test('a submit that was held is dropped when the island fails, and later ones are the browser’s', () => {
  document.body.innerHTML =
    '<div data-island="RequestForm"><form><button>Send</button></form></div>'
  const press = () => document.querySelector('button')?.click()
  const submitted = jest.fn((event: Event) => event.preventDefault())
  holdEarlySubmits()
  press()
  document.querySelector('form')?.addEventListener('submit', submitted)
  setIslandState(document.querySelector('[data-island]') as HTMLElement, 'failed')
  expect(submitted).not.toHaveBeenCalled()
  press()
  expect(submitted).toHaveBeenCalledTimes(1)
})
