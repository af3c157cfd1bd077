import { fireEvent, render, screen } from '@testing-library/react'
import { stopTheClock, wait } from '../support/visitor'
import { TreatmentDateField } from '@/components/islands/TreatmentDateField'

jest.mock('@/components/islands/TreatmentCalendar', () => {
  throw new Error('The connection was lost')
})

stopTheClock()

test('where the calendar cannot be fetched, the browser’s own date field takes its place', async () => {
  const onChange = jest.fn()
  render(<TreatmentDateField value="" onChange={onChange} />)
  await wait(0)
  const field = screen.getByLabelText(/^Preferred treatment date/)
  expect(field).toHaveAttribute('type', 'date')
  expect(field).toHaveAttribute('min', '2024-03-15')
  fireEvent.change(field, { target: { value: '2024-03-20' } })
  expect(onChange).toHaveBeenCalledWith('2024-03-20')
})
