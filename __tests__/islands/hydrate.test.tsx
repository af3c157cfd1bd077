import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { contactForm } from '../support/contact-form'
import { field } from '../support/estimate-form'
import { hydrateIsland } from '@/components/islands/hydrate'

// That a form keeps what was typed before it is hydrated is shown in e2e/before-hydration.spec.ts.

function Broken(): ReactNode {
  throw new Error('broken')
}

test('a form that throws stays in the page with its entries', async () => {
  // What was thrown is reported.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const onSettled = jest.fn()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(contactForm())
  for (const name of ['name', 'message'] as const) field(name).value = `Early ${name}`
  screen.getByRole('checkbox').click()
  // Not in `act`, which takes what is thrown for itself.
  hydrateIsland(root, <Broken />, onSettled)
  await waitFor(() => expect(onSettled.mock.calls).toEqual([['failed']]))
  for (const name of ['name', 'message'] as const) expect(field(name)).toHaveValue(`Early ${name}`)
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('a form that another program has changed before hydration keeps its entries and its focus', async () => {
  // React reports that the page was another one.
  const keepQuiet = (event: Event) => event.preventDefault()
  window.addEventListener('error', keepQuiet)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(contactForm())
  // As an extension puts its button there.
  field('name').before(document.createElement('x-button'))
  for (const name of ['name', 'message'] as const) field(name).value = `Early ${name}`
  field('service').value = 'mites'
  screen.getByRole('checkbox').click()
  const old = field('message')
  old.focus()
  const onSettled = jest.fn()
  hydrateIsland(root, contactForm(), onSettled)
  // Typed while React is at work.
  old.value += ' and more'
  await waitFor(() => expect(onSettled.mock.calls).toEqual([['hydrated']]))
  expect(field('message')).not.toBe(old)
  expect(field('message')).toHaveValue('Early message and more')
  expect(field('message')).toHaveFocus()
  expect(field('name')).toHaveValue('Early name')
  expect(field('service')).toHaveValue('mites')
  expect(screen.getByRole('checkbox')).toBeChecked()
  window.removeEventListener('error', keepQuiet)
})
