import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { contactForm, fillInInquiry, sentInquiry } from '../../support/contact-form'
import {
  button,
  company,
  field,
  formService,
  hydrateAfter,
  status,
  submit,
  write,
  type FieldName,
} from '../../support/estimate-form'
import { translate } from '../../support/translate'
import { stopTheClock, wait } from '../../support/visitor'
import { goTo } from '@/lib/browser/navigation'
import { sendForm, type SendFailure } from '@/lib/forms/send'
import { contact, forms } from '@/lib/pages/page-copy'

jest.mock('@/lib/browser/navigation')
jest.mock('@/lib/forms/send')

stopTheClock()

const { sending } = forms()

let answer: (failure?: SendFailure) => void

beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(goTo).mockReset()
  jest
    .mocked(sendForm)
    .mockReset()
    .mockImplementation(() => new Promise((resolve) => (answer = resolve)))
})

const opened = () => jest.mocked(goTo).mock.calls.flat()
const fail = (failure: SendFailure) => act(async () => answer(failure))
const mailLink = () => within(status()).getByRole('link', { name: sending.mail })
const callLink = () => within(status()).getByRole('link', { name: company.phone.display })

const { button: idle, submitting, fields } = contact().form

let page: ReturnType<typeof render>

/** Consent is asked for again after a reload. */
const consentAgain = () => fireEvent.click(screen.getByRole('checkbox', { checked: false }))

// The estimate form is sent by the same code.
beforeEach(async () => {
  page = render(contactForm(formService))
  await fillInInquiry()
})

test('a form is sent once, however often it is submitted, and thanked for when it has arrived', async () => {
  const element = field('name').form as HTMLFormElement
  fireEvent.submit(element)
  fireEvent.submit(element)
  await wait(0)
  expect(jest.mocked(sendForm).mock.calls).toEqual([
    [expect.objectContaining({ service: formService, form: 'contact', values: sentInquiry })],
  ])
  await wait(30_000)
  expect(goTo).not.toHaveBeenCalled()
  await act(async () => answer())
  expect(opened()).toEqual(['/thank-you'])
  expect(button(submitting)).toBeDisabled()
  // The browser may bring the page back whole.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(button(idle)).toBeEnabled()
  expect(field('name')).toHaveValue(sentInquiry.name)
})

test('the fields’ present values are sent, also those set without an event', async () => {
  page.unmount()
  render(contactForm(formService))
  const { consent: _, ...values } = sentInquiry
  for (const [name, text] of Object.entries(values)) field(name as FieldName).value = text
  fireEvent.click(screen.getByRole('checkbox'))
  for (const name of ['name', 'email', 'phone'] as const) field(name).value = sentInquiry[name]
  await submit(idle)
  expect(jest.mocked(sendForm).mock.calls[0]?.[0].values).toEqual(sentInquiry)
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toEqual(values)
})

test.each(['name', 'email', 'phone'] as const)(
  'blanks are no %s: nothing is sent, and the browser asks for it',
  async (name) => {
    field(name).value = ' \u200b'
    field(name).required = false
    await submit(idle)
    expect(sendForm).not.toHaveBeenCalled()
    expect(field(name)).toBeInvalid()
    await write(name, sentInquiry[name])
    await submit(idle)
    expect(jest.mocked(sendForm).mock.calls[0]?.[0].values).toEqual(sentInquiry)
  },
)

test('after five seconds, each time, it is said that it takes longer than usual, with the phone number', async () => {
  for (const label of [idle, sending.again]) {
    await submit(label)
    await wait(4_999)
    expect(status()).toBeEmptyDOMElement()
    await wait(1)
    expect(status()).toHaveTextContent('The line is slow today.')
    expect(callLink()).toHaveAttribute('href', `tel:${company.phone.dial}`)
    expect(button(submitting)).toBeDisabled()
    await fail('unreachable')
    expect(status()).not.toHaveTextContent('The line is slow today.')
  }
})

test.each(['unreachable', 'unavailable', 'rejected', 'offline'] as const)(
  'a form that is %s can be tried again, sent as an e-mail, or told by telephone',
  async (failure) => {
    await submit(idle)
    // Browsers take the focus from a button that is disabled; jsdom does not.
    act(() => field('name').focus())
    act(() => field('name').blur())
    await fail(failure)
    expect(status()).toHaveTextContent(sending[failure])
    expect(goTo).not.toHaveBeenCalled()
    expect(button(sending.again)).toBeEnabled()
    expect(button(sending.again)).toHaveFocus()
    await write('phone', '(740) 555-0100')
    const { pathname, searchParams } = new URL(mailLink().getAttribute('href') ?? '')
    expect(pathname).toBe(company.email)
    expect(searchParams.get('body')).toContain(`${fields.name.label}: ${sentInquiry.name}`)
    expect(searchParams.get('body')).toContain(`${fields.phone.label}: (740) 555-0100`)
    expect(callLink()).toBeVisible()
  },
)

test('the focus stays with a visitor who has gone on to a field meanwhile', async () => {
  await submit(idle)
  act(() => field('message').focus())
  await fail('unavailable')
  expect(field('message')).toHaveFocus()
})

test('what autofill changes without an event while the form is being sent stays, and is sent the next time', async () => {
  await submit(idle)
  field('name').value = 'Ann Autofill'
  await wait(5_000)
  await fail('unavailable')
  expect(field('name')).toHaveValue('Ann Autofill')
  await submit(sending.again)
  expect(jest.mocked(sendForm).mock.calls[1]?.[0].values.name).toBe('Ann Autofill')
})

test('what a machine writes into the hidden field, which is none for people, is sent along', async () => {
  const trap = screen.getByLabelText('Leave this field empty')
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull()
  fireEvent.change(trap, { target: { value: 'https://buy.example' } })
  await submit(idle)
  expect(jest.mocked(sendForm).mock.calls[0]?.[0].values).toEqual({
    ...sentInquiry,
    website: 'https://buy.example',
  })
})

test('what was typed is kept over a failure and a reload, but for consent and what is typed anew before hydration, until it has arrived', async () => {
  await submit(idle)
  await fail('unreachable')
  page.unmount()
  await hydrateAfter(() => {
    field('name').value = 'Ann Early'
  }, contactForm(formService))
  expect(field('message')).toHaveValue(sentInquiry.message)
  consentAgain()
  await submit(idle)
  await act(async () => answer())
  const changed = { ...sentInquiry, name: 'Ann Early' }
  expect(jest.mocked(sendForm).mock.calls[1]?.[0].values).toEqual(changed)
  expect(sessionStorage).toHaveLength(0)
})

test('a form that was left before an answer came is found again in its tab, ready to be sent', async () => {
  await submit(idle)
  page.unmount()
  render(contactForm(formService))
  await wait(0)
  expect(field('message')).toHaveValue(sentInquiry.message)
  expect(status()).toBeEmptyDOMElement()
  expect(button(idle)).toBeEnabled()
})

test('a visitor who leaves before the answer and comes back is not sent on', async () => {
  await submit(idle)
  fireEvent(window, new Event('pagehide'))
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(jest.mocked(sendForm).mock.calls[0]?.[0].hasLeft()).toBe(true)
  await act(async () => answer())
  expect(goTo).not.toHaveBeenCalled()
  expect(button(idle)).toBeEnabled()
  expect(field('name')).toHaveValue(sentInquiry.name)
})

test('a visitor who leaves while the form is being checked and comes back finds it ready, and nothing was sent', async () => {
  fireEvent.click(button(idle))
  fireEvent(window, new Event('pagehide'))
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  await wait(0)
  expect(sendForm).not.toHaveBeenCalled()
  expect(button(idle)).toBeEnabled()
})

test('a press after the way back is answered, also where the first request never ends', async () => {
  await submit(idle)
  fireEvent(window, new Event('pagehide'))
  // A page that is being frozen loses what React would do next.
  expect(button(submitting)).toBeDisabled()
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  await submit(idle)
  expect(sendForm).toHaveBeenCalledTimes(2)
})

test('in a translated page a second failure is said whole, and the form stays alive', async () => {
  await submit(idle)
  await wait(5_000)
  translate()
  await fail('rejected')
  expect(status()).toHaveTextContent(sending.rejected)
  expect(status()).not.toHaveTextContent('The line is slow today.')
  translate()
  await submit(sending.again)
  expect(status()).toBeEmptyDOMElement()
  await fail('unavailable')
  expect(status()).toHaveTextContent(sending.unavailable)
  expect(status()).not.toHaveTextContent(sending.rejected)
  expect(button(sending.again)).toBeEnabled()
})
