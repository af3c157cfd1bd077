import { fireEvent, render, screen } from '@testing-library/react'
import { forgetListeners } from '../../support/listeners'
import { Header } from '@/components/layout/Header'
import { connectMenus } from '@/lib/browser/menus'
import { services as offered } from '@/lib/services/services'

// Mouse, keys and focus of a real browser are in e2e/header-menus.spec.ts.

forgetListeners()

/** The menu of the services, as the header names it. */
const services = 'What We Do'

let isWide: boolean

beforeEach(() => {
  isWide = true
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList
  render(
    <>
      <Header path="/" />
      <button type="button">Elsewhere</button>
    </>,
  )
  connectMenus()
})

const summaryOf = (name: string) =>
  screen
    .getAllByText(name)
    .flatMap((element) => element.closest('summary') ?? [])
    .at(0) as HTMLElement

const menu = (name: 'Menu' | typeof services) => summaryOf(name).parentElement as HTMLDetailsElement

const open = (...names: ('Menu' | typeof services)[]) => {
  for (const name of names) menu(name).open = true
}

const firstService = () => screen.getByText(offered[0].name, { selector: 'a' })

/** Over the part of the header that opens its menu. jsdom has no pointer events. */
function point(type: 'pointerenter' | 'pointerleave', pointerType: string) {
  menu(services).parentElement?.dispatchEvent(Object.assign(new Event(type), { pointerType }))
}

test('Escape closes the innermost open menu and puts the focus on its button, then the next', () => {
  open('Menu', services)
  fireEvent.keyDown(firstService(), { key: 'Escape' })
  expect(menu(services).open).toBe(false)
  expect(summaryOf(services)).toHaveFocus()
  expect(menu('Menu').open).toBe(true)
  fireEvent.keyDown(summaryOf(services), { key: 'Escape' })
  expect(menu('Menu').open).toBe(false)
  expect(summaryOf('Menu')).toHaveFocus()
})

test('Escape closes a menu that the pointer has opened, and takes the focus from nothing outside it', () => {
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  elsewhere.focus()
  point('pointerenter', 'mouse')
  expect(menu(services).open).toBe(true)
  fireEvent.keyDown(elsewhere, { key: 'Escape' })
  expect(menu(services).open).toBe(false)
  expect(elsewhere).toHaveFocus()
})

test('focus and presses elsewhere in a menu leave it open, and close the one inside', () => {
  open('Menu', services)
  fireEvent.click(firstService().closest('ul') as HTMLElement)
  expect(menu(services).open).toBe(true)
  fireEvent.focusIn(summaryOf('Menu'))
  expect(menu(services).open).toBe(false)
  fireEvent.click(screen.getByRole('navigation', { name: 'Main' }))
  expect(menu('Menu').open).toBe(true)
})

test('a mouse does nothing in the menu of a phone, where the list would move what is pressed', () => {
  isWide = false
  point('pointerenter', 'mouse')
  expect(menu(services).open).toBe(false)
})

test.each(['touch', 'pen'])(
  'a %s, which leaves at each lift, neither opens nor closes it',
  (type) => {
    point('pointerenter', type)
    expect(menu(services).open).toBe(false)
    open(services)
    point('pointerleave', type)
    expect(menu(services).open).toBe(true)
  },
)
