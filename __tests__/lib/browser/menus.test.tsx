import { fireEvent, render, screen } from '@testing-library/react'
import { forgetListeners } from '../../support/listeners'
import { Header } from '@/components/layout/Header'
import { connectMenus } from '@/lib/browser/menus'
import { services } from '@/lib/services/services'

forgetListeners()

let isWide: boolean

beforeEach(() => {
  isWide = true
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList
  render(
    <>
      <Header path="/" />
      <main>
        <button type="button">Elsewhere</button>
      </main>
    </>,
  )
  connectMenus()
})

const summaryOf = (name: string) => {
  const summary = screen
    .getAllByText(name)
    .map((element) => element.closest('summary'))
    .find((element) => element !== null)
  if (!summary) throw new Error(`No menu is called ${name}`)
  return summary
}

const menu = (name: 'Menu' | 'Services') => summaryOf(name).parentElement as HTMLDetailsElement

/** The part of the header that opens its menu while the pointer is over it. */
const servicesArea = () => menu('Services').parentElement as HTMLElement

const open = (...names: ('Menu' | 'Services')[]) => {
  for (const name of names) menu(name).open = true
}

const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })

const firstService = () => screen.getByText(services[0].name, { selector: 'a' })

/** jsdom has no pointer events. */
function point(type: 'pointerenter' | 'pointerleave', pointerType: string) {
  servicesArea().dispatchEvent(Object.assign(new Event(type), { pointerType }))
}

describe('Escape', () => {
  test('closes the innermost open menu and puts the focus on its button, then the next', () => {
    open('Menu', 'Services')
    fireEvent.keyDown(firstService(), { key: 'Escape' })
    expect(menu('Services').open).toBe(false)
    expect(summaryOf('Services')).toHaveFocus()
    expect(menu('Menu').open).toBe(true)
    fireEvent.keyDown(summaryOf('Services'), { key: 'Escape' })
    expect(menu('Menu').open).toBe(false)
    expect(summaryOf('Menu')).toHaveFocus()
  })

  test('closes a menu that the pointer has opened, and takes the focus from nothing outside it', () => {
    elsewhere().focus()
    point('pointerenter', 'mouse')
    fireEvent.keyDown(elsewhere(), { key: 'Escape' })
    expect(menu('Services').open).toBe(false)
    expect(elsewhere()).toHaveFocus()
  })
})

describe('focus', () => {
  test('that goes to another entry of the header closes the services menu and not the whole one', () => {
    open('Menu', 'Services')
    fireEvent.focusIn(summaryOf('Menu'))
    expect(menu('Services').open).toBe(false)
    expect(menu('Menu').open).toBe(true)
  })
})

describe('a press', () => {
  test('inside a menu, but on no link, leaves it open', () => {
    open('Menu', 'Services')
    fireEvent.click(screen.getByRole('navigation', { name: 'Main' }))
    expect(menu('Menu').open).toBe(true)
    open('Services')
    fireEvent.click(firstService().closest('ul') as HTMLElement)
    expect(menu('Services').open).toBe(true)
  })
})

describe('a mouse over the services menu', () => {
  test('opens it, so that its button is announced as expanded, and closes it on leaving', () => {
    point('pointerenter', 'mouse')
    expect(menu('Services').open).toBe(true)
    point('pointerleave', 'mouse')
    expect(menu('Services').open).toBe(false)
  })

  test('does nothing in the menu of a phone, where the list would move what is pressed', () => {
    isWide = false
    point('pointerenter', 'mouse')
    expect(menu('Services').open).toBe(false)
  })
})

test.each(['touch', 'pen'])(
  'a %s, which leaves at each lift, neither opens nor closes it',
  (type) => {
    point('pointerenter', type)
    expect(menu('Services').open).toBe(false)
    open('Services')
    point('pointerleave', type)
    expect(menu('Services').open).toBe(true)
  },
)

test('a page that is left closes its menus, since it may be kept whole for the way back', () => {
  open('Menu', 'Services')
  window.dispatchEvent(new Event('pagehide'))
  expect(menu('Services').open).toBe(false)
  expect(menu('Menu').open).toBe(false)
})
