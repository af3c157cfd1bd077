import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import {
  button,
  dateButton,
  estimateForm,
  field,
  filled,
  fillIn,
  formService,
  status,
  submit,
  write,
} from '../../support/estimate-form'
import { stopTheClock, visitor, wait } from '../../support/visitor'
import { goTo } from '@/lib/browser/navigation'
import { sendForm } from '@/lib/forms/send'

jest.mock('@/lib/browser/navigation')
jest.mock('@/lib/forms/send')

stopTheClock()

const messages = {
  Name: 'Name must be at least 2 characters.',
  Email: 'Please enter a valid email address.',
  Phone: 'Please enter a valid phone number.',
  'Pest type': 'Please select a pest type.',
} as const

const log = jest.spyOn(console, 'log')

let user: UserEvent

beforeEach(() => {
  sessionStorage.clear()
  log.mockReset()
  jest.mocked(goTo).mockReset()
  jest.mocked(sendForm).mockReset()
  user = visitor()
})

const logged = () => log.mock.calls.map(([, data]: unknown[]) => data)
const summary = () => screen.queryByRole('group', { name: 'There is a problem' })
const summaryLinks = () =>
  within(summary() as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent)

test('before hydration the form does nothing by itself when it is submitted, and asks for no size or day', () => {
  const html = renderToString(estimateForm())
  expect(html).toMatch(/<form[^>]* method="dialog"/)
  expect(html).toMatch(/<button[^>]* type="submit"/)
  expect(html).not.toMatch(/squareFootage|treatmentDate/)
})

test('the form asks for what the specification lists, says what is required, and leaves no check to the browser [spec: What the product does and for whom; Free Estimate and Thank-you; Entities and their fields]', async () => {
  render(estimateForm())
  const options = within(field('Pest type')).getAllByRole<HTMLOptionElement>('option')
  expect(options[0]).toBeDisabled()
  expect(options.map(({ value, text }) => `${value}: ${text}`)).toEqual([
    ': Select a pest type',
    'general-pest: General Pest Control',
    'bed-bugs: Bed Bugs',
    'wildlife: Wildlife Removal',
    'mosquitoes: Mosquitoes',
    'termites: Termites',
    'other: Other',
  ])
  await write('Pest type', 'bed-bugs')
  for (const label of Object.keys(messages)) expect(field(label)).toBeRequired()
  for (const label of ['Square footage', 'Message']) {
    expect(field(label)).not.toBeRequired()
    expect(field(label)).toHaveAccessibleName(`${label} (optional)`)
  }
  expect(field('Name').form?.noValidate).toBe(true)
})

test('nothing is said of errors before the form was submitted', async () => {
  render(estimateForm())
  await write('Name', 'J')
  fireEvent.blur(field('Name'))
  await wait(0)
  expect(summary()).not.toBeInTheDocument()
  expect(screen.queryByText(messages.Name)).not.toBeInTheDocument()
})

describe('an empty form that is submitted', () => {
  beforeEach(async () => {
    render(estimateForm())
    await submit()
  })

  test('shows each message under its field, to which a summary leads in their order [spec: Validation rules]', async () => {
    expect(summaryLinks()).toEqual(Object.values(messages))
    for (const [label, message] of Object.entries(messages)) {
      const [link, shown] = screen.getAllByText(message) as [HTMLElement, HTMLElement]
      expect(field(label).compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(field(label)).toHaveAttribute('aria-invalid', 'true')
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message) as never)
      await user.click(link)
      expect(field(label)).toHaveFocus()
      expect(window.location.hash).toBe('')
    }
  })

  test('moves the focus to the summary, each time, and sends nothing', async () => {
    expect(summary()).toHaveFocus()
    act(() => field('Name').focus())
    await submit()
    expect(summary()).toHaveFocus()
    await wait(10_000)
    expect(log).not.toHaveBeenCalled()
    expect(goTo).not.toHaveBeenCalled()
  })

  test('takes each message away as its field is corrected', async () => {
    await write('Name', 'Jo')
    expect(summaryLinks()).toEqual([messages.Email, messages.Phone, messages['Pest type']])
    await write('Pest type', 'termites')
    await write('Email', 'jo@example.com')
    await write('Phone', '6145550199')
    expect(screen.queryByText(/^(Name must|Please)/)).not.toBeInTheDocument()
  })
})

test('size and day are asked for with bed bugs alone, keep what was typed meanwhile, and are sent [spec: States and transitions]', async () => {
  render(estimateForm())
  await fillIn('bed-bugs')
  await write('Square footage', '12ab')
  await submit()
  expect(summaryLinks()).toEqual(['Square footage must be a number'])
  await write('Square footage', ' 1,200 ')
  await user.click(dateButton() as HTMLElement)
  await user.click(await screen.findByLabelText(/March 20, 2024/))
  for (const pest of ['general-pest', 'wildlife', 'mosquitoes', 'termites', 'other']) {
    await write('Pest type', pest)
    expect(screen.queryByLabelText(/^Square footage/)).not.toBeInTheDocument()
    expect(dateButton()).not.toBeInTheDocument()
  }
  await write('Pest type', 'bed-bugs')
  expect(field('Square footage')).toHaveValue(' 1,200 ')
  expect(dateButton()).toHaveTextContent('March 20, 2024')
  await submit()
  await wait(1_500)
  const more = { squareFootage: '1,200', treatmentDate: '2024-03-20' }
  expect(logged()).toEqual([{ ...filled, pestType: 'bed-bugs', ...more }])
})

test('a form is processed once for a second and a half, logged, thanked for, and kept nowhere; it never becomes ready again by itself [spec: States and transitions; Business constants and limits]', async () => {
  render(estimateForm())
  expect(screen.queryByLabelText('Leave this field empty')).not.toBeInTheDocument()
  await fillIn()
  const { form } = field('Name')
  fireEvent.submit(form as HTMLFormElement)
  fireEvent.submit(form as HTMLFormElement)
  await wait(1_499)
  expect(button('Processing...')).toBeDisabled()
  expect(log).not.toHaveBeenCalled()
  expect(goTo).not.toHaveBeenCalled()
  fireEvent.submit(form as HTMLFormElement)
  await wait(1)
  await wait(60_000)
  expect(logged()).toEqual([filled])
  expect(jest.mocked(goTo).mock.calls).toEqual([['/thank-you']])
  expect(button('Processing...')).toBeDisabled()
  expect(sessionStorage).toHaveLength(0)
})

test('a request that is only logged needs a connection, too: the next page could not be opened', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  render(estimateForm())
  await fillIn()
  await submit()
  await wait(1_500)
  expect(status()).toHaveTextContent('You are offline, so your request was not sent.')
  expect(field('Name')).toHaveValue(filled.name)
  expect(goTo).not.toHaveBeenCalled()
})

test('a failure is forgotten when the next press finds something to correct', async () => {
  jest.mocked(sendForm).mockResolvedValue('rejected')
  render(estimateForm(formService))
  await fillIn()
  await submit()
  await write('Phone', '')
  await submit('Try again')
  expect(status()).toBeEmptyDOMElement()
  expect(summary()).toHaveFocus()
  // What goes to a service is printed nowhere.
  expect(log).not.toHaveBeenCalled()
})
