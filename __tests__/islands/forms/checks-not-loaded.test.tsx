import { fireEvent, render, screen } from '@testing-library/react'
import { estimateForm } from '../../support/estimate-form'
import { stopTheClock, wait } from '../../support/visitor'

jest.mock('@/lib/forms/validate', () => {
  throw new Error('The connection was lost')
})

stopTheClock()

test('a form whose checks cannot be fetched says that it was not sent, and keeps what was typed', async () => {
  const { container } = render(estimateForm())
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Jo Miller' } })
  fireEvent.submit(container.querySelector('form')!)
  await wait(0)
  expect(screen.getByRole('status')).toHaveTextContent('cannot take requests at the moment')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(screen.getByLabelText('Name')).toHaveValue('Jo Miller')
})
