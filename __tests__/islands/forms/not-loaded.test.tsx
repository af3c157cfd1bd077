import { fireEvent, render } from '@testing-library/react'
import { button, estimateForm, field, status, write } from '../../support/estimate-form'
import { stopTheClock, wait } from '../../support/visitor'
import { forms } from '@/lib/site/page-copy'

const mockMissing = () => {
  throw new Error('The connection was lost')
}

jest.mock('@/components/islands/forms/Calendar', () => mockMissing())
jest.mock('@/lib/forms/validate', () => mockMissing())

stopTheClock()

test('without its scripts a form has the browser’s own date field, says that it was not sent, and keeps what was typed', async () => {
  render(estimateForm())
  fireEvent.change(field('pestType'), { target: { value: 'bed-bugs' } })
  await wait(0)
  expect(field('treatmentDate')).toHaveAttribute('type', 'date')
  expect(field('treatmentDate')).toHaveAttribute('min', '2024-03-15')
  await write('treatmentDate', '2024-03-20')
  fireEvent.click(button())
  await wait(0)
  expect(status()).toHaveTextContent(forms().sending.notLoaded)
  expect(button(forms().sending.again)).toBeEnabled()
  expect(field('treatmentDate')).toHaveValue('2024-03-20')
})
