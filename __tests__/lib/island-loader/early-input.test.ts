/** @jest-environment jsdom */
import { repeatEarlyInput } from '@/lib/island-loader/early-input'

repeatEarlyInput(document)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function asleep<Control extends HTMLElement>(markup: string, selector: string) {
  document.body.innerHTML = `<div data-island="Form">${markup}</div>`
  const control = document.querySelector<Control>(selector)
  if (!control) throw new Error(selector)
  return control
}

/** What React does to an element that it takes over. */
const wake = (element: HTMLElement) => Object.assign(element, { __reactProps$test: {} })

test('a press on a sleeping island is repeated once when it is awake', () => {
  const button = asleep<HTMLButtonElement>('<button type="button">Send</button>', 'button')
  button.click()
  button.click()
  const onClick = jest.fn()
  button.addEventListener('click', onClick)
  jest.advanceTimersByTime(1_000)
  expect(onClick).not.toHaveBeenCalled()
  wake(button)
  jest.advanceTimersByTime(1_000)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a choice is made again, also where React has put its own in its place', () => {
  const options = '<option value="">All</option><option>Wildlife</option>'
  const select = asleep<HTMLSelectElement>(`<select>${options}</select>`, 'select')
  select.value = 'Wildlife'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  wake(select)
  select.value = ''
  const chosen: string[] = []
  select.addEventListener('change', () => chosen.push(select.value))
  jest.advanceTimersByTime(1_000)
  expect(chosen).toEqual(['Wildlife'])
})

test.each([
  ['a press on an island that is awake', '<button type="button">Send</button>', wake],
  [
    'a press that the form itself takes',
    '<form><button type="submit">Send</button></form>',
    undefined,
  ],
])('%s is left alone', (_, markup, prepare) => {
  const button = asleep<HTMLButtonElement>(markup, 'button')
  button.form?.addEventListener('submit', (event) => event.preventDefault())
  prepare?.(button)
  button.click()
  const onClick = jest.fn()
  button.addEventListener('click', onClick)
  wake(button)
  jest.advanceTimersByTime(1_000)
  expect(onClick).not.toHaveBeenCalled()
})
