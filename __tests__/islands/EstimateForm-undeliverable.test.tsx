import { fireEvent, render, screen } from '@testing-library/react'
import { stopTheClock, wait } from '../support/visitor'
import { EstimateForm } from '@/components/islands/EstimateForm'
import { goTo } from '@/lib/browser/navigation'

jest.mock('@/lib/browser/navigation')
jest.mock('@/lib/estimate/estimate-endpoint', () => ({
  estimateEndpoint: 'https://forms.example.org/',
}))
jest.mock('@/lib/estimate/lead-delivery', () => {
  throw new Error('The connection was lost')
})

stopTheClock()

test('a request whose sender cannot be fetched is not lost, and not thanked for', async () => {
  render(
    <EstimateForm
      phone={{ display: '(614) 555-0142', dial: '+16145550142' }}
      email="hello@example.com"
    />,
  )
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  write('Name', 'Jo Miller')
  write('Email', 'jo@example.com')
  write('Phone', '(614) 555-0199')
  write('Pest type', 'termites')
  fireEvent.click(screen.getByRole('button', { name: 'Get my free estimate' }))
  await wait(0)
  expect(screen.getByRole('status')).toHaveTextContent('No answer came')
  expect(screen.getByLabelText('Name')).toHaveValue('Jo Miller')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(goTo).not.toHaveBeenCalled()
})
