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
} from '../../support/estimate-form'
import { translate } from '../../support/translate'
import { stopTheClock, wait } from '../../support/visitor'
import { goTo } from '@/lib/browser/navigation'
import { fill } from '@/lib/content/fill'
import { sendForm, type SendFailure } from '@/lib/forms/send'
import { contact, forms } from '@/lib/site/page-copy'

jest.mock('@/lib/forms/send')

stopTheClock()

const { sending } = forms()

const slow = fill(sending.slow, { phone: company.phone.display })

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

test('a form is sent once, however often it is submitted, and the thank-you page opens when it has arrived', async () => {
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

test('a name of blanks is not sent, and the browser asks for it', async () => {
  field('name').value = ' \u200b'
  await submit(idle)
  expect(sendForm).not.toHaveBeenCalled()
  expect(field('name')).toBeInvalid()
  await write('name', sentInquiry.name)
  await submit(idle)
  expect(jest.mocked(sendForm).mock.calls[0]?.[0].values).toEqual(sentInquiry)
})

test('after five seconds of each attempt a message with the phone number says that it takes longer than usual', async () => {
  for (const label of [idle, sending.again]) {
    await submit(label)
    await wait(4_999)
    expect(status()).toBeEmptyDOMElement()
    await wait(1)
    expect(status()).toHaveTextContent(slow)
    expect(callLink()).toHaveAttribute('href', `tel:${company.phone.dial}`)
    expect(button(submitting)).toBeDisabled()
    await fail('unreachable')
    expect(status()).not.toHaveTextContent(slow)
  }
})

test('after a failure the visitor can try again, send an e-mail, or call', async () => {
  await submit(idle)
  // Browsers take the focus from a button that is disabled; jsdom does not.
  act(() => field('name').focus())
  act(() => field('name').blur())
  await fail('unreachable')
  expect(status()).toHaveTextContent(sending.unreachable)
  expect(goTo).not.toHaveBeenCalled()
  expect(button(sending.again)).toHaveFocus()
  await write('phone', '(740) 555-0100')
  const { pathname, searchParams } = new URL(mailLink().getAttribute('href') ?? '')
  expect(pathname).toBe(company.email)
  expect(searchParams.get('body')).toContain(`${fields.name.label}: ${sentInquiry.name}`)
  expect(searchParams.get('body')).toContain(`${fields.phone.label}: (740) 555-0100`)
  expect(callLink()).toBeVisible()
})

test('a failure leaves the focus in the field where the visitor is', async () => {
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

test('the honeypot is hidden from people, and sent along where a machine has filled it in', async () => {
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

test('a draft survives a failure and a reload, without the consent, until the form has arrived; what is typed before hydration comes first', async () => {
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

test('after a visitor has left and come back, an answer opens no page', async () => {
  await submit(idle)
  fireEvent(window, new Event('pagehide'))
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(jest.mocked(sendForm).mock.calls[0]?.[0].hasLeft()).toBe(true)
  await act(async () => answer())
  expect(goTo).not.toHaveBeenCalled()
  expect(button(idle)).toBeEnabled()
  expect(field('name')).toHaveValue(sentInquiry.name)
})

test('nothing is sent for a visitor who leaves while the form is being checked', async () => {
  fireEvent.click(button(idle))
  fireEvent(window, new Event('pagehide'))
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  await wait(0)
  expect(sendForm).not.toHaveBeenCalled()
  expect(button(idle)).toBeEnabled()
})

test('after the back button the form can be sent again, also while the first request never ends', async () => {
  await submit(idle)
  fireEvent(window, new Event('pagehide'))
  // A page that is being frozen loses what React would do next.
  expect(button(submitting)).toBeDisabled()
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  await submit(idle)
  expect(sendForm).toHaveBeenCalledTimes(2)
})

test('in a translated page each failure replaces the message of the one before', async () => {
  await submit(idle)
  await wait(5_000)
  translate()
  await fail('rejected')
  expect(status()).toHaveTextContent(sending.rejected)
  expect(status()).not.toHaveTextContent(slow)
  translate()
  await submit(sending.again)
  expect(status()).toBeEmptyDOMElement()
  await fail('unavailable')
  expect(status()).toHaveTextContent(sending.unavailable)
  expect(status()).not.toHaveTextContent(sending.rejected)
  expect(button(sending.again)).toBeEnabled()
})
