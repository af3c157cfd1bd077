import { screen, waitFor } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { contactForm } from '../support/contact-form'
import { hydrateIsland } from '@/components/islands/hydrate-island'

const settle = jest.fn()

beforeEach(() => {
  settle.mockClear()
  // What was thrown is reported.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

/** @param children What React renders in place of what came from the server. */
async function hydrate(island: ReactElement, children: ReactNode = island) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(island)
  document.body.replaceChildren(root)
  for (const name of ['name', 'message']) {
    const control = root.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (control) control.value = `Early ${name}`
  }
  root.querySelector<HTMLElement>('[type=checkbox]')?.click()
  // Not in `act`, which takes what is thrown for itself.
  hydrateIsland(root, children, settle)
  await waitFor(() => expect(settle).toHaveBeenCalled())
}

function Broken(): ReactNode {
  throw new Error('broken')
}

test('a form that throws stays in the page, with what was typed', async () => {
  await hydrate(contactForm(), <Broken />)
  expect(screen.getByLabelText('Name')).toHaveValue('Early name')
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Early message')
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(settle.mock.calls).toEqual([['failed']])
})

test('an island says that it is hydrated, and keeps what was typed', async () => {
  await hydrate(contactForm())
  expect(screen.getByLabelText('Name')).toHaveValue('Early name')
  expect(settle.mock.calls).toEqual([['hydrated']])
})
