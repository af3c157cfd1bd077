import '@testing-library/jest-dom'
import { cleanup } from '@testing-library/react'

// What a test has written into the document itself, after React has taken its links out of the head.
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

// jsdom opens no other page.
jest.mock('@/lib/browser/history', () => ({
  ...jest.requireActual<object>('@/lib/browser/history'),
  goTo: jest.fn(),
}))

// jsdom has no layout to scroll, and would print that it can't.
window.scrollBy = () => undefined
