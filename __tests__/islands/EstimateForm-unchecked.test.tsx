import { render, screen } from '@testing-library/react'
import { stopTheClock, visitor, wait } from '../support/visitor'
import { EstimateForm } from '@/components/islands/EstimateForm'
import { goTo } from '@/lib/browser/navigation'

jest.mock('@/lib/browser/navigation')
jest.mock('@hookform/resolvers/zod', () => {
  throw new Error('The connection was lost')
})

stopTheClock()

test('a form whose checks cannot be fetched says so, keeps its entries, and can be tried again', async () => {
  const user = visitor()
  render(
    <EstimateForm
      phone={{ display: '(614) 555-0142', dial: '+16145550142' }}
      email="hello@example.com"
    />,
  )
  await user.type(screen.getByLabelText('Name'), 'Jo Miller')
  await user.click(screen.getByRole('button', { name: 'Get my free estimate' }))
  await wait(10_000)
  const status = screen.getByText(/could not be checked/)
  expect(status).toHaveAttribute('role', 'status')
  expect(status).toHaveTextContent('(614) 555-0142')
  expect(screen.getByLabelText('Name')).toHaveValue('Jo Miller')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(goTo).not.toHaveBeenCalled()
})

test('a form whose checks cannot be fetched offline says that the visitor is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <EstimateForm
      phone={{ display: '(614) 555-0142', dial: '+16145550142' }}
      email="hello@example.com"
    />,
  )
  await visitor().click(screen.getByRole('button', { name: 'Get my free estimate' }))
  await wait(0)
  expect(screen.getByRole('status')).toHaveTextContent('You are offline')
})
