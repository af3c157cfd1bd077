import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { pests } from '../../support/estimate-fields'
import {
  button,
  dateButton,
  estimateForm,
  field,
  filled,
  fillIn,
  formService,
  hydrateAfter,
  labelOf,
  status,
  submit,
  write,
} from '../../support/estimate-form'
import { stopTheClock, visitor, wait } from '../../support/visitor'
import { goTo } from '@/lib/browser/navigation'
import { readDraft } from '@/lib/forms/draft'
import { estimate, forms } from '@/lib/site/page-copy'

stopTheClock()

const { fields } = estimate()
const required = ['name', 'email', 'phone', 'pestType'] as const

let log: jest.SpyInstance

let user: UserEvent

beforeEach(() => {
  sessionStorage.clear()
  document.title = 'Free Estimate'
  log = jest.spyOn(console, 'log').mockImplementation()
  jest.mocked(goTo).mockReset()
  user = visitor()
})

const logged = () => log.mock.calls.map(([, data]: unknown[]) => data)
const summary = () => screen.queryByRole('group', { name: forms().problems })
const summaryLinks = () =>
  within(summary() as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent)

test('the form asks for what the specification lists, says what is required, and leaves no check to the browser [spec: What the product does and for whom; Free Estimate and Thank-you; Entities and their fields]', async () => {
  render(estimateForm())
  const options = within(field('pestType')).getAllByRole<HTMLOptionElement>('option')
  expect(options[0]).toBeDisabled()
  expect(options.map(({ value, label }) => ({ value, label }))).toEqual([
    { value: '', label: fields.pestType.placeholder },
    ...pests.map(({ value, label }) => ({ value, label })),
  ])
  await write('pestType', 'bed-bugs')
  for (const name of required) expect(field(name)).toBeRequired()
  for (const name of ['email', 'phone'] as const) {
    const kind = name === 'phone' ? 'tel' : name
    expect(field(name)).toHaveAttribute('type', kind)
    expect(field(name)).toHaveAttribute('autocomplete', kind)
  }
  expect(field('name')).toHaveAttribute('autocomplete', 'name')
  expect(field('squareFootage')).toHaveAttribute('inputmode', 'decimal')
  for (const name of ['squareFootage', 'message'] as const) {
    expect(field(name)).not.toBeRequired()
    expect(field(name)).toHaveAccessibleName(`${fields[name].label} ${forms().optional}`)
  }
  expect(field('name').form?.noValidate).toBe(true)
  // Nothing is called wrong before the press.
  fireEvent.blur(field('name'))
  await wait(0)
  expect(summary()).not.toBeInTheDocument()
})

test('the pest in the page is the one that is sent, also where it was set without an event', async () => {
  render(estimateForm())
  await fillIn('bed-bugs')
  await write('squareFootage', '900')
  field('pestType').value = 'termites'
  await submit()
  await wait(1_500)
  expect(logged()).toEqual([{ ...filled, pestType: 'termites' }])
})

describe('an empty form that is submitted', () => {
  beforeEach(async () => {
    render(estimateForm())
    await submit()
  })

  test('shows each message under its field, to which a summary leads in their order [spec: Validation rules]', async () => {
    expect(summaryLinks()).toEqual(required.map((name) => fields[name].problem))
    for (const name of required) {
      const message = fields[name].problem
      const [link, shown] = screen.getAllByText(message) as [HTMLElement, HTMLElement]
      expect(field(name).compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(field(name)).toHaveAttribute('aria-invalid', 'true')
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message) as never)
      await user.click(link)
      expect(field(name)).toHaveFocus()
      expect(window.location.hash).toBe('')
    }
  })

  test('moves the focus to the summary, each time, and sends nothing', async () => {
    expect(summary()).toHaveFocus()
    act(() => field('name').focus())
    await submit()
    expect(summary()).toHaveFocus()
    await wait(10_000)
    expect(log).not.toHaveBeenCalled()
    expect(goTo).not.toHaveBeenCalled()
  })

  test('loses each message once its field is corrected, and at last the word in the title of the page', async () => {
    expect(document.title).toBe('Error: Free Estimate')
    for (const [index, name] of required.entries()) {
      await write(name, filled[name])
      expect(screen.queryByText(fields[name].problem)).not.toBeInTheDocument()
      if (index === 0) expect(summaryLinks()).toHaveLength(required.length - 1)
    }
    expect(summary()).not.toBeInTheDocument()
    expect(document.title).toBe('Free Estimate')
  })
})

test('size and day show with bed bugs only, keep what was typed while they are hidden, and are sent [spec: States and transitions]', async () => {
  render(estimateForm())
  await fillIn('bed-bugs')
  await write('squareFootage', '12ab')
  await submit()
  expect(summaryLinks()).toEqual([fields.squareFootage.problem])
  await write('squareFootage', ' 1,200 ')
  await user.click(dateButton() as HTMLElement)
  await user.click(await screen.findByLabelText(/March 20, 2024/))
  for (const pest of ['general-pest', 'wildlife', 'mosquitoes', 'termites', 'other']) {
    await write('pestType', pest)
    expect(screen.queryByLabelText(labelOf('squareFootage'))).not.toBeInTheDocument()
    expect(dateButton()).not.toBeInTheDocument()
  }
  await write('pestType', 'bed-bugs')
  expect(field('squareFootage')).toHaveValue(' 1,200 ')
  expect(dateButton()).toHaveTextContent('March 20, 2024')
  await submit()
  await wait(1_500)
  const more = { squareFootage: '1200', treatmentDate: '2024-03-20' }
  expect(logged()).toEqual([{ ...filled, pestType: 'bed-bugs', ...more }])
})

test('what was typed survives a reload, beside what is chosen before hydration, until the visitor clears the form', async () => {
  const page = render(estimateForm())
  await fillIn('bed-bugs')
  await write('squareFootage', '900')
  await write('pestType', 'wildlife')
  page.unmount()
  await hydrateAfter(() => {
    field('pestType').value = 'bed-bugs'
  }, estimateForm())
  expect(field('message')).toHaveValue(filled.message)
  expect(field('squareFootage')).toHaveValue('900')
  expect(readDraft('estimate').pestType).toBe('bed-bugs')
  await user.click(button(forms().clear))
  for (const name of required) expect(field(name)).toHaveValue('')
  expect(field('name')).toHaveFocus()
  expect(sessionStorage).toHaveLength(0)
})

test('a request is logged once after a second and a half, stored nowhere, and the thank-you page opens [spec: States and transitions; Business constants and limits]', async () => {
  render(estimateForm())
  expect(screen.queryByLabelText('Leave this field empty')).not.toBeInTheDocument()
  await fillIn()
  const { form } = field('name')
  fireEvent.submit(form as HTMLFormElement)
  fireEvent.submit(form as HTMLFormElement)
  await wait(1_499)
  expect(button(estimate().submitting)).toBeDisabled()
  expect(log).not.toHaveBeenCalled()
  expect(goTo).not.toHaveBeenCalled()
  fireEvent.submit(form as HTMLFormElement)
  await wait(1)
  await wait(60_000)
  expect(logged()).toEqual([filled])
  expect(jest.mocked(goTo).mock.calls).toEqual([['/thank-you']])
  expect(button(estimate().submitting)).toBeDisabled()
  expect(sessionStorage).toHaveLength(0)
})

test('the next press with an error removes the message of a failure', async () => {
  global.fetch = jest.fn(() => Promise.resolve({ ok: false, status: 422 } as Response))
  render(estimateForm(formService))
  await fillIn()
  await submit()
  await write('phone', '')
  await submit(forms().sending.again)
  expect(status()).toBeEmptyDOMElement()
  expect(summary()).toHaveFocus()
  // What goes to a service is printed nowhere.
  expect(log).not.toHaveBeenCalled()
})
