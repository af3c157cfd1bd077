import { render, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { dateButton, field } from '../../support/estimate-form'
import { translate } from '../../support/translate'
import { stopTheClock, visitor, wait } from '../../support/visitor'
import { DateField } from '@/components/forms/DateField'
import { estimate, forms } from '@/lib/content/pages'
import type { FormTexts, FormValues } from '@/lib/forms/form-fields'

stopTheClock()

let user: UserEvent

const words = forms().calendar
const { label } = estimate().fields.treatmentDate

function FieldOfAForm({ first }: { first: string }) {
  const { control } = useForm<FormTexts, unknown, FormValues>({
    defaultValues: { treatmentDate: first },
  })
  return (
    <DateField
      field={{ name: 'treatmentDate', control: 'date', label }}
      control={control}
      words={words}
    />
  )
}

beforeEach(() => {
  user = visitor()
})

const toggle = () => dateButton() as HTMLElement
const calendar = () => screen.queryByRole('grid')
const day = (name: string) => screen.getByLabelText(new RegExp(`day, ${name}, 2024`))

async function open(first = '') {
  render(<FieldOfAForm first={first} />)
  // Its script is fetched.
  await screen.findByRole('button', { name: new RegExp(`^${label}`) })
  await user.click(toggle())
  await screen.findByRole('grid')
}

test('the calendar opens on today, without the weeks before; no day or month before it can be chosen [spec: Validation rules]', async () => {
  await open()
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  expect(calendar()).toHaveAccessibleName('March 2024')
  expect(day('March 15')).toHaveFocus()
  expect(screen.queryByLabelText(/day, March 9, 2024/)).not.toBeInTheDocument()
  for (const past of ['March 10', 'March 14']) expect(day(past)).toBeDisabled()
  for (const coming of ['March 15', 'March 16', 'March 31']) expect(day(coming)).toBeEnabled()
  await user.click(day('March 14'))
  expect(toggle()).toHaveTextContent(words.choose)
  await user.click(screen.getByLabelText(words.previous))
  expect(calendar()).toHaveAccessibleName('March 2024')
  await user.click(screen.getByLabelText(words.next))
  expect(calendar()).toHaveAccessibleName('April 2024')
  expect(day('April 1')).toBeEnabled()
  await user.click(toggle())
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  expect(calendar()).not.toBeInTheDocument()
})

test('a day can be chosen by keyboard, is shown in words, and the focus returns to the button', async () => {
  await open()
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(toggle()).toHaveTextContent(/^March 23, 2024$/)
  expect(calendar()).not.toBeInTheDocument()
  expect(toggle()).toHaveFocus()
})

test('the calendar opens on the chosen day; choosing it again or Escape keeps it, and it can be cleared', async () => {
  await open('2024-05-06')
  expect(calendar()).toHaveAccessibleName('May 2024')
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent(/^6$/)
  await user.click(day('May 6'))
  expect(calendar()).not.toBeInTheDocument()
  await user.click(toggle())
  await user.keyboard('{ArrowRight}{Escape}')
  expect(calendar()).not.toBeInTheDocument()
  expect(toggle()).toHaveTextContent('May 6, 2024')
  expect(toggle()).toHaveFocus()
  await user.click(screen.getByRole('button', { name: `${words.clear} May 6, 2024` }))
  expect(toggle()).toHaveTextContent(words.choose)
  expect(toggle()).toHaveFocus()
  expect(screen.queryByRole('button', { name: /2024/ })).not.toBeInTheDocument()
})

test('in a translated page the button that clears the day names the chosen one', async () => {
  await open('2024-05-06')
  translate()
  await user.click(day('May 9'))
  await user.click(screen.getByRole('button', { name: `${words.clear} May 9, 2024` }))
  expect(toggle()).toHaveTextContent(words.choose)
})

test('without the script of its calendar a form has the browser’s own date field', async () => {
  jest.doMock('@/components/forms/DatePicker', () => {
    throw new Error('The connection was lost')
  })
  render(<FieldOfAForm first="" />)
  await wait(0)
  expect(field('treatmentDate')).toHaveAttribute('type', 'date')
  expect(field('treatmentDate')).toHaveAttribute('min', '2024-03-15')
  jest.dontMock('@/components/forms/DatePicker')
})
