/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { forgetListeners } from '../../support/listeners'
import { holdEarlySubmits, reportMissingIslands, setIslandState } from '@/lib/browser/islands'

forgetListeners()

let island: HTMLElement
let form: HTMLFormElement
const submitted = jest.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  document.body.innerHTML = `
    <div data-island="ContactForm"><form><button>Send</button></form></div>
    <form id="other"><button>Send</button></form>
    <script type="module"></script>`
  island = document.querySelector('[data-island]') as HTMLElement
  form = island.querySelector('form') as HTMLFormElement
  submitted.mockClear()
})

const press = () => form.querySelector('button')?.click()

/** What React listens to once it has hydrated the form. */
const hydrate = () => {
  form.addEventListener('submit', submitted)
  setIslandState(island, 'hydrated')
}

test('a submit before hydration is held, and sent once when the island is hydrated', () => {
  holdEarlySubmits()
  press()
  press()
  hydrate()
  expect(submitted).toHaveBeenCalledTimes(1)
})

test('a submit after hydration is not held', () => {
  holdEarlySubmits()
  hydrate()
  press()
  expect(submitted).toHaveBeenCalledTimes(1)
})

test('a submit that was held is dropped when the island fails, and later ones are the browser’s', () => {
  holdEarlySubmits()
  press()
  form.addEventListener('submit', submitted)
  setIslandState(island, 'failed')
  expect(submitted).not.toHaveBeenCalled()
  press()
  expect(submitted).toHaveBeenCalledTimes(1)
})

test('a form outside the islands is left alone', () => {
  holdEarlySubmits()
  const other = document.getElementById('other') as HTMLFormElement
  other.addEventListener('submit', submitted)
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  other.dispatchEvent(event)
  expect(submitted).toHaveBeenCalledTimes(1)
})

test('every island says that it failed when the script that hydrates it does not load', () => {
  reportMissingIslands()
  document.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(island).toHaveAttribute('data-state', 'failed')
})
