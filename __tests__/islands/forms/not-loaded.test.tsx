import { fireEvent, render } from '@testing-library/react'
import { estimateForm, field } from '../../support/estimate-form'
import { stopTheClock, wait } from '../../support/visitor'

jest.mock('@/components/islands/forms/DatePicker', () => {
  throw new Error('The connection was lost')
})

stopTheClock()

test('without the script of its calendar a form has the browser’s own date field', async () => {
  render(estimateForm())
  fireEvent.change(field('pestType'), { target: { value: 'bed-bugs' } })
  await wait(0)
  expect(field('treatmentDate')).toHaveAttribute('type', 'date')
  expect(field('treatmentDate')).toHaveAttribute('min', '2024-03-15')
})
