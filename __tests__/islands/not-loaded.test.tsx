import { fireEvent, render, screen } from '@testing-library/react'
import { contactForm, fillInInquiry } from '../support/contact-form'
import {
  button,
  estimateForm,
  field,
  filled,
  fillIn,
  formService,
  status,
  submit,
} from '../support/estimate-form'
import { stopTheClock, wait } from '../support/visitor'
import { DateField } from '@/components/islands/estimate/DateField'
import { goTo } from '@/lib/browser/navigation'

/** The part of the form that cannot be fetched. */
let mockLost: 'validation' | 'sending'

jest.mock('@/lib/browser/navigation')
jest.mock('@/lib/forms/validate', () => {
  if (mockLost === 'validation') throw new Error('The connection was lost')
  return jest.requireActual<object>('@/lib/forms/validate')
})
jest.mock('@/lib/forms/send', () => {
  throw new Error('The connection was lost')
})
jest.mock('@/components/islands/estimate/Calendar', () => {
  throw new Error('The connection was lost')
})

stopTheClock()

test.each([
  ['validation', true, 'could not be loaded'],
  ['validation', false, 'You are offline'],
  ['sending', true, 'could not be loaded'],
] as const)(
  'a form without its %s (online: %p) says so, keeps its entries, and can be tried again',
  async (lost, onLine, words) => {
    mockLost = lost
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    render(estimateForm(formService))
    await fillIn()
    await submit()
    expect(status()).toHaveTextContent(words)
    expect(status()).toHaveTextContent('(212) 555-0100')
    expect(field('Name')).toHaveValue(filled.name)
    expect(button('Try again')).toBeEnabled()
    expect(goTo).not.toHaveBeenCalled()
  },
)

test('a contact form whose code for sending cannot be fetched says so, too', async () => {
  render(contactForm(formService))
  await fillInInquiry()
  await submit('Send message')
  expect(status()).toHaveTextContent('could not be loaded')
  expect(status()).toHaveTextContent('so your message was not sent')
})

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
