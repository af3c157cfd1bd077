import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgetListeners } from '../../support/listeners'
import { Header } from '@/components/layout/Header'
import { closeMenusWhenLeft } from '@/lib/browser/menus'

forgetListeners()

beforeEach(() => {
  render(
    <>
      <Header path="/" />
      <main>
        <button type="button">Elsewhere</button>
      </main>
    </>,
  )
  closeMenusWhenLeft()
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

const pestControl = () => screen.getByText('Pest Control', { selector: 'a' })

/** jsdom has no pointer events: one that leaves, by what kind of pointer. */
function leave(element: HTMLElement, pointerType: string) {
  element.dispatchEvent(Object.assign(new Event('pointerleave'), { pointerType }))
}

describe('Escape', () => {
  test('closes the innermost open menu and puts the focus on its button, then the next', () => {
    open('Menu', 'Services')
    fireEvent.keyDown(pestControl(), { key: 'Escape' })
    expect(menu('Services').open).toBe(false)
    expect(summaryOf('Services')).toHaveFocus()
    expect(menu('Menu').open).toBe(true)
    fireEvent.keyDown(summaryOf('Services'), { key: 'Escape' })
    expect(menu('Menu').open).toBe(false)
    expect(summaryOf('Menu')).toHaveFocus()
  })

  test('leaves the focus where it is when no menu is open', () => {
    elsewhere().focus()
    fireEvent.keyDown(elsewhere(), { key: 'Escape' })
    expect(elsewhere()).toHaveFocus()
  })

  test('is the only key that closes a menu', () => {
    open('Services')
    for (const key of ['a', 'Enter', 'Tab', 'ArrowDown']) fireEvent.keyDown(document.body, { key })
    expect(menu('Services').open).toBe(true)
  })

  test('puts away a menu that is open by hover until the pointer leaves', () => {
    jest
      .spyOn(document, 'querySelector')
      .mockImplementation((selector) => (selector.endsWith(':hover') ? servicesArea() : null))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(servicesArea()).toHaveAttribute('data-dismissed')
    leave(servicesArea(), 'mouse')
    expect(servicesArea()).not.toHaveAttribute('data-dismissed')
  })
})

describe('focus', () => {
  test('that goes elsewhere closes the menus', () => {
    open('Menu', 'Services')
    fireEvent.focusIn(elsewhere())
    expect(menu('Services').open).toBe(false)
    expect(menu('Menu').open).toBe(false)
  })

  test('that goes to another entry of the header closes the services menu and not the whole one', () => {
    open('Menu', 'Services')
    fireEvent.focusIn(summaryOf('Menu'))
    expect(menu('Services').open).toBe(false)
    expect(menu('Menu').open).toBe(true)
  })

  test('that goes to a link in a menu leaves the menu open, so that the link can be followed', () => {
    open('Menu', 'Services')
    fireEvent.focusIn(pestControl())
    expect(menu('Services').open).toBe(true)
    expect(menu('Menu').open).toBe(true)
  })

  test('that goes by the Tab key from the button of a menu to its first link leaves it open', async () => {
    const user = userEvent.setup()
    open('Services')
    summaryOf('Services').focus()
    await user.tab()
    expect(pestControl()).toHaveFocus()
    expect(menu('Services').open).toBe(true)
  })
})

describe('a press', () => {
  test('elsewhere closes the menus', () => {
    open('Menu', 'Services')
    fireEvent.click(elsewhere())
    expect(menu('Services').open).toBe(false)
    expect(menu('Menu').open).toBe(false)
  })

  test('inside a menu, but on no link, leaves it open', () => {
    open('Menu', 'Services')
    fireEvent.click(screen.getByRole('navigation', { name: 'Main' }))
    expect(menu('Menu').open).toBe(true)
    open('Services')
    fireEvent.click(pestControl().closest('ul') as HTMLElement)
    expect(menu('Services').open).toBe(true)
  })

  test('on a link of a menu closes it', () => {
    open('Menu', 'Services')
    fireEvent.click(pestControl())
    expect(menu('Services').open).toBe(false)
    expect(menu('Menu').open).toBe(false)
  })
})

describe('the pointer that leaves the services menu', () => {
  test('closes it when it is a mouse', () => {
    open('Menu', 'Services')
    leave(servicesArea(), 'mouse')
    expect(menu('Services').open).toBe(false)
    expect(menu('Menu').open).toBe(true)
  })

  test.each(['touch', 'pen'])(
    'leaves it open when it is a %s, which leaves at each lift',
    (type) => {
      open('Services')
      leave(servicesArea(), type)
      expect(menu('Services').open).toBe(true)
    },
  )
})

test('a page that is left closes its menus, since it may be kept whole for the way back', () => {
  open('Menu', 'Services')
  window.dispatchEvent(new Event('pagehide'))
  expect(menu('Services').open).toBe(false)
  expect(menu('Menu').open).toBe(false)
})
