import { act, render, screen } from '@testing-library/react'
import { stopTheClock } from '../../support/visitor'
import { HomeRedirect } from '@/app/thank-you/_sections/HomeRedirect'
import { goTo } from '@/lib/browser/navigation'
import { startRedirect } from '@/lib/browser/redirect'

stopTheClock()

jest.mock('@/lib/browser/navigation')

const hidden = jest.spyOn(document, 'hidden', 'get')

beforeEach(() => {
  jest.mocked(goTo).mockReset()
  hidden.mockReturnValue(false)
})

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000))

test('whoever stays is not redirected, and continues from the sentence that says so', () => {
  open()
  pass(3)
  screen.getByRole('button', { name: 'Stay on this page' }).click()
  pass(60)
  expect(goTo).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toHaveTextContent(
    'You can stay as long as you like. To go there now, click here.',
  )
})

test('a hidden tab waits until it is looked at', () => {
  open()
  hidden.mockReturnValue(true)
  pass(60)
  expect(screen.getByText('5 seconds')).toBeInTheDocument()
  hidden.mockReturnValue(false)
  pass(5)
  expect(goTo).toHaveBeenCalledTimes(1)
})

function open() {
  render(<HomeRedirect />)
  startRedirect()
}
