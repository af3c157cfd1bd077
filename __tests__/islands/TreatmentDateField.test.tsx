import { render, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { stopTheClock, visitor, wait } from '../support/visitor'
import { TreatmentDateField } from '@/components/islands/TreatmentDateField'

stopTheClock()

let user: UserEvent

const onChange = jest.fn<void, [string]>()

function FieldOfAForm({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first)
  return (
    <TreatmentDateField
      value={day}
      onChange={(chosen) => {
        onChange(chosen)
        setDay(chosen)
      }}
    />
  )
}

beforeEach(() => {
  onChange.mockClear()
  user = visitor()
})

const toggle = () => screen.getByLabelText(/^Preferred treatment date/, { selector: 'button' })
const calendar = () => screen.queryByRole('grid')
const day = (name: string) => screen.getByLabelText(new RegExp(`day, ${name}, 2024`))
const clearButton = () => screen.queryByRole('button', { name: 'Clear the chosen day' })

async function open() {
  await user.click(toggle())
  await screen.findByRole('grid')
}

test('the field is optional, and opens and closes its calendar', async () => {
  render(<FieldOfAForm />)
  expect(toggle()).toHaveAccessibleName(/\(optional\)/)
  expect(toggle()).toHaveTextContent('Choose a day')
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  expect(calendar()).not.toBeInTheDocument()
  await open()
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  await user.click(toggle())
  expect(calendar()).not.toBeInTheDocument()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
})

test('the calendar opens on this month, with the focus on today', async () => {
  render(<FieldOfAForm />)
  await open()
  expect(calendar()).toHaveAccessibleName('March 2024')
  expect(day('March 15')).toHaveFocus()
})

test('days before today cannot be chosen; today and later ones can', async () => {
  render(<FieldOfAForm />)
  await open()
  for (const past of ['March 1', 'March 13', 'March 14']) expect(day(past)).toBeDisabled()
  for (const coming of ['March 15', 'March 16', 'March 31']) {
    expect(day(coming)).toBeEnabled()
  }
  await user.click(day('March 14'))
  expect(onChange).not.toHaveBeenCalled()
  await user.click(day('March 15'))
  expect(onChange).toHaveBeenCalledWith('2024-03-15')
})

test('the calendar goes on to later months and not back before this one', async () => {
  render(<FieldOfAForm />)
  await open()
  const previous = screen.getByLabelText(/Previous Month/)
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  await user.click(previous)
  expect(calendar()).toHaveAccessibleName('March 2024')
  await user.click(screen.getByLabelText(/Next Month/))
  expect(calendar()).toHaveAccessibleName('April 2024')
  expect(day('April 1')).toBeEnabled()
})

test('a chosen day is shown in words, closes the calendar and gives the focus back', async () => {
  render(<FieldOfAForm />)
  await open()
  await user.click(day('March 20'))
  expect(onChange.mock.calls).toEqual([['2024-03-20']])
  expect(toggle()).toHaveTextContent(/^March 20, 2024$/)
  expect(calendar()).not.toBeInTheDocument()
  expect(toggle()).toHaveFocus()
})

test('a day can be chosen with the keyboard alone', async () => {
  render(<FieldOfAForm />)
  await open()
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(onChange.mock.calls).toEqual([['2024-03-23']])
})

test('the calendar opens on the month of the chosen day, with that day marked', async () => {
  render(<FieldOfAForm first="2024-05-06" />)
  await open()
  expect(calendar()).toHaveAccessibleName('May 2024')
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent(/^6$/)
})

test('choosing the chosen day again keeps it', async () => {
  render(<FieldOfAForm first="2024-03-20" />)
  await open()
  await user.click(day('March 20'))
  expect(toggle()).toHaveTextContent('March 20, 2024')
  expect(calendar()).not.toBeInTheDocument()
})

test('a chosen day can be cleared, and the focus stays with the field', async () => {
  render(<FieldOfAForm first="2024-03-20" />)
  await user.click(clearButton() as HTMLElement)
  expect(onChange.mock.calls).toEqual([['']])
  expect(toggle()).toHaveTextContent('Choose a day')
  expect(toggle()).toHaveFocus()
  expect(clearButton()).not.toBeInTheDocument()
})

test('Escape in the calendar closes it, gives the focus back and keeps the day', async () => {
  render(<FieldOfAForm first="2024-03-20" />)
  await open()
  await user.keyboard('{ArrowRight}{Escape}')
  expect(calendar()).not.toBeInTheDocument()
  expect(toggle()).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

describe('shortly before midnight', () => {
  stopTheClock(new Date(2024, 2, 15, 23, 59, 30))

  test('today can still be chosen, and no more once it is over', async () => {
    render(<FieldOfAForm />)
    await open()
    await wait(29_999)
    expect(day('March 15')).toHaveAccessibleName(/^Today/)
    await wait(1)
    expect(day('March 16')).toHaveAccessibleName(/^Today/)
    await user.click(day('March 15'))
    expect(onChange).not.toHaveBeenCalled()
    await wait(24 * 60 * 60 * 1_000)
    expect(day('March 17')).toHaveAccessibleName(/^Today/)
    expect(day('March 16')).toBeDisabled()
    await user.click(day('March 17'))
    expect(onChange.mock.calls).toEqual([['2024-03-17']])
  })
})
