/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { holdEarlySubmits, setIslandState } from '@/lib/browser/islands'

// What a visitor sees of a missing script is in e2e/blocked-files.spec.ts.

forgetListeners()

let island: HTMLElement
let form: HTMLFormElement
const submitted = jest.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  document.body.innerHTML = `
    <div data-island="RequestForm"><form><button>Send</button></form></div>`
  island = document.querySelector('[data-island]') as HTMLElement
  form = island.querySelector('form') as HTMLFormElement
  submitted.mockClear()
  holdEarlySubmits()
})

const press = () => form.querySelector('button')?.click()

/** React listens to the form once it has hydrated it. */
function settle(state: 'hydrated' | 'failed') {
  form.addEventListener('submit', submitted)
  setIslandState(island, state)
}

test('submits before hydration are held, and sent once when the island is hydrated', () => {
  press()
  press()
  settle('hydrated')
  expect(submitted).toHaveBeenCalledTimes(1)
  press()
  expect(submitted).toHaveBeenCalledTimes(2)
})

test('a submit that was held is dropped when the island fails, and later ones are the browser’s', () => {
  press()
  settle('failed')
  expect(submitted).not.toHaveBeenCalled()
  press()
  expect(submitted).toHaveBeenCalledTimes(1)
})
