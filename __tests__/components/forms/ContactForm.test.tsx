import { fireEvent, render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { contactForm, fillInInquiry, inquiries } from '../../support/contact-form'
import { button, company, field } from '../../support/estimate-form'
import { stopTheClock, visitor, wait } from '../../support/visitor'
import { goTo } from '@/lib/browser/history'
import { contact } from '@/lib/content/pages'

// That the browser checks the fields, and what becomes of them without script, is shown in e2e.

stopTheClock()

const { button: send, fields, ...words } = contact().form

const wholeText = `Name: Jo Miller
Email: jo@example.com
Phone: (614) 555-0199
Service Interest: Other Services
Message: Bites in a row.

This inquiry was sent through the website contact form.`

let user: UserEvent

beforeEach(() => {
  jest.mocked(goTo).mockReset()
  user = visitor()
  render(contactForm())
})

const consent = () => screen.getByRole('checkbox')
const copy = () => screen.getByLabelText<HTMLTextAreaElement>(words.copy)
const panel = () => screen.queryByRole('group', { name: words.thanks })
const offered = () =>
  within(field('service'))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, text }) => `${value}: ${text}`)

async function fillInAndSend(change?: Parameters<typeof fillInInquiry>[0]) {
  fillInInquiry(change)
  await press()
}

async function press() {
  await user.click(button(send))
  await wait(0)
}

/** The texts of the e-mails that were opened. */
const openedMails = () =>
  jest.mocked(goTo).mock.calls.map(([href]) => {
    const { pathname, searchParams } = new URL(href)
    expect(pathname).toBe(company.email)
    return `${searchParams.get('subject')}\n${searchParams.get('body')}`.replaceAll('\r\n', '\n')
  })

test('the form asks for what the specification lists, and for consent [spec: Entities and their fields; Validation rules]', () => {
  for (const [name, type, autocomplete] of [
    ['name', 'text', 'name'],
    ['email', 'email', 'email'],
    ['phone', 'tel', 'tel'],
  ] as const) {
    expect(field(name)).toHaveAttribute('type', type)
    expect(field(name)).toHaveAttribute('autocomplete', autocomplete)
    expect(field(name)).toBeRequired()
  }
  expect(field('service')).toBeRequired()
  expect(field('message')).not.toBeRequired()
  expect(field('message')).toHaveAttribute('rows', '4')
  expect(offered()).toEqual([
    `: ${fields.service.placeholder}`,
    ...inquiries.map(({ value, label }) => `${value}: ${label}`),
  ])
  expect(within(field('service')).getByText(fields.service.placeholder)).toBeDisabled()
  expect(consent()).toHaveAccessibleName(
    'I agree to the privacy policy and consent to being contacted about my inquiry.',
  )
  expect(consent()).toBeRequired()
  expect(consent()).not.toBeChecked()
  const policy = screen.getByRole('link', { name: fields.consent.link })
  expect(policy).toHaveAttribute('href', '/privacy-policy')
})

test('a message opens the mail program once, however often it is sent, with what was filled in [spec: The calls it makes]', async () => {
  fillInInquiry()
  const form = field('name').form as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  await wait(0)
  expect(button(words.submitting)).toBeDisabled()
  fireEvent.submit(form)
  expect(openedMails()).toEqual([`other\n${wholeText}`])
})

test('the e-mail has the values in the page, also those that were set without an event', async () => {
  fillInInquiry()
  field('name').value = 'Ann Visitor'
  field('service').value = 'mites'
  await press()
  expect(openedMails()).toEqual([
    `mites\n${wholeText.replace('Jo Miller', 'Ann Visitor').replace('Other Services', 'Mites')}`,
  ])
})

test('thanks come after half a second, where a screen reader hears them once, and give way to an empty form after five more [spec: States and transitions; Error catalogue; Business constants and limits]', async () => {
  await fillInAndSend()
  await wait(499)
  expect(panel()).not.toBeInTheDocument()
  await wait(1)
  expect(panel()).toHaveFocus()
  expect(panel()).toHaveAccessibleDescription(words.success)
  // A live region that takes the focus as well would be read out twice.
  expect(panel()?.closest('[role=status], [role=alert], [aria-live]')).toBeNull()
  await wait(4_999)
  expect(panel()).toBeInTheDocument()
  await wait(1)
  expect(panel()).not.toBeInTheDocument()
  // The focus stays where the thanks were.
  expect(document.activeElement).toContainElement(copy())
  for (const name of ['name', 'email', 'phone', 'service', 'message'] as const) {
    expect(field(name)).toHaveValue('')
  }
  expect(consent()).not.toBeChecked()
  await fillInAndSend({ message: ' ' })
  expect(openedMails()[1]).toContain('Service Interest: Other Services\nMessage: \n')
})

test('what copies of an address bring along is taken off before the browser checks it', async () => {
  await fillInAndSend({ email: 'Jo Miller <jo@example.com>.' })
  expect(openedMails()).toEqual([`other\n${wholeText}`])
})

test('an incomplete form opens nothing, and a screen reader learns which field is wrong until it is corrected', async () => {
  await fillInAndSend({ email: 'jo' })
  expect(goTo).not.toHaveBeenCalled()
  expect(button(send)).toBeEnabled()
  expect(field('email')).toBeInvalid()
  expect(field('name')).toHaveAttribute('aria-invalid', 'false')
  await user.type(field('email'), '@example.com')
  expect(field('email')).toHaveAttribute('aria-invalid', 'false')
})

test('nothing that is typed is stored', async () => {
  await fillInAndSend()
  await wait(10_000)
  expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, ''])
})

test('where the script does not come, the form says phone and email', () => {
  const withoutScript = words.withoutScript.split('{')[0]!
  expect(document.body).not.toHaveTextContent(withoutScript)
  document.body.innerHTML = renderToString(contactForm())
  const notice = screen.getByText((text) => text.startsWith(withoutScript.trim()))
  expect(within(notice).getByRole('link', { name: company.email })).toBeInTheDocument()
  expect(within(notice).getByRole('link', { name: company.phone.display })).toBeInTheDocument()
})

test('where no mail program opened, the whole message can be copied, also after the form is back, and the company can be reached', async () => {
  const message = 'Ants in the kitchen. '.repeat(200).trim()
  expect(screen.queryByLabelText(words.copy)).not.toBeInTheDocument()
  await fillInAndSend({ message })
  await wait(500)
  await wait(5_000)
  await user.click(copy())
  expect(copy()).toHaveTextContent(message)
  expect([copy().selectionStart, copy().selectionEnd]).toEqual([0, copy().value.length])
  expect(screen.getByText(words.cut)).toBeInTheDocument()
  const mail = screen.getByRole('link', { name: company.email })
  expect(mail).toHaveAttribute('href', `mailto:${company.email}`)
  const call = screen.getByRole('link', { name: company.phone.display })
  expect(call).toHaveAttribute('href', `tel:${company.phone.dial}`)
  await fillInAndSend()
  await wait(500)
  expect(screen.queryByText(words.cut)).not.toBeInTheDocument()
  expect(copy()).toHaveValue(wholeText)
})
