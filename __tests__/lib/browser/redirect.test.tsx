import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { stopTheClock } from '../../support/visitor'
import ThankYouPage from '@/app/thank-you/page'
import { startRedirect } from '@/lib/browser/redirect'
import { thankYou } from '@/lib/content/pages'

// The content of the page is read, and nothing in it lies in the future.
stopTheClock(new Date())

const replace = jest.fn()
const { countdown, stay, stays } = thankYou().home

beforeEach(() => {
  replace.mockClear()
  document.body.innerHTML = renderToStaticMarkup(<ThankYouPage />)
  startRedirect({ replace })
})

test('the stay button cancels the redirect, and focus moves to the sentence that says so', () => {
  screen.getByRole('button', { name: stay }).click()
  jest.advanceTimersByTime(10_000)
  expect(replace).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: stay })).not.toBeInTheDocument()
  expect(screen.getByText(stays).closest('p')).toHaveFocus()
})

test('in a hidden tab the countdown waits', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  jest.advanceTimersByTime(10_000)
  expect(screen.getByText(countdown)).toBeInTheDocument()
  hidden.mockRestore()
  jest.advanceTimersByTime(4_999)
  expect(replace).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(replace.mock.calls).toEqual([['/']])
})
