import { render, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { stopTheClock, visitor, wait } from '../support/visitor'
import { HomeRedirect } from '@/components/islands/HomeRedirect'
import { goTo } from '@/lib/browser/navigation'

jest.mock('@/lib/browser/navigation')

stopTheClock()

let user: UserEvent

const hidden = jest.spyOn(document, 'hidden', 'get')

beforeEach(() => {
  jest.mocked(goTo).mockReset()
  hidden.mockReturnValue(false)
  user = visitor()
  render(<HomeRedirect />)
})

const seconds = async (count: number) => {
  for (let second = 0; second < count; second++) await wait(1_000)
}

test('after five seconds the home page opens, and this page is no step on the way back', async () => {
  await seconds(4)
  await wait(999)
  expect(goTo).not.toHaveBeenCalled()
  await wait(1)
  expect(jest.mocked(goTo).mock.calls).toEqual([['/', { replace: true }]])
})

test('the home page is opened once', async () => {
  await seconds(20)
  expect(goTo).toHaveBeenCalledTimes(1)
})

test('the seconds that are left are counted down', async () => {
  for (const left of ['5 seconds', '4 seconds', '3 seconds', '2 seconds', '1 second']) {
    expect(screen.getByText(`home page in ${left}.`, { exact: false })).toBeInTheDocument()
    await seconds(1)
  }
})

test('the countdown waits while the tab is hidden', async () => {
  await seconds(2)
  hidden.mockReturnValue(true)
  await seconds(60)
  expect(screen.getByText(/ in 3 seconds\./)).toBeInTheDocument()
  expect(goTo).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  await seconds(3)
  expect(goTo).toHaveBeenCalledTimes(1)
})

test('a visitor who stays is not sent away any more', async () => {
  await seconds(4)
  await user.click(screen.getByRole('button', { name: 'Stay on this page' }))
  await seconds(60)
  expect(goTo).not.toHaveBeenCalled()
  expect(screen.queryByText(/\d seconds?/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Stay on this page' })).not.toBeInTheDocument()
})

test('the home page can be opened by hand, before and after staying', async () => {
  expect(screen.getByRole('link', { name: 'click here' })).toHaveAttribute('href', '/')
  await user.click(screen.getByRole('button', { name: 'Stay on this page' }))
  expect(screen.getByRole('link', { name: 'click here' })).toHaveAttribute('href', '/')
})
