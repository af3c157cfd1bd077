import { fireEvent, render, screen } from '@testing-library/react'
import { stopTheClock, wait } from '../../support/visitor'
import { DateField } from '@/components/islands/forms/DateField'

jest.mock('@/components/islands/forms/Calendar', () => {
  throw new Error('The connection was lost')
})

stopTheClock()

test('where the calendar cannot be fetched, the browser’s own date field takes its place', async () => {
  const onChange = jest.fn()
  render(<DateField name="day" label="Day" value="" onChange={onChange} />)
  // Also when the calendar was opened before it is known to be missing.
  fireEvent.click(screen.getByRole('button'))
  await wait(0)
  const date = screen.getByLabelText('Day')
  expect(date).toHaveAttribute('type', 'date')
  expect(date).toHaveAttribute('min', '2024-03-15')
  fireEvent.change(date, { target: { value: '2024-03-20' } })
  expect(onChange).toHaveBeenCalledWith('2024-03-20')
})
