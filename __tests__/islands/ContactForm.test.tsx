import { fireEvent, render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { stopTheClock, visitor, wait } from '../support/visitor'
import { ContactForm } from '@/components/islands/ContactForm'
import { openMail } from '@/lib/browser/navigation'
import { inquiryMailto } from '@/lib/mailto'

jest.mock('@/lib/browser/navigation')

stopTheClock()

const email = 'hello@example.com'

const panelText =
  "Your email client should have opened with your inquiry. Please send the email to complete your request, and we'll get back to you within 24 hours."

const inquiry = {
  name: 'Jo Miller',
  email: 'jo@example.com',
  phone: '(614) 555-0199',
  service: 'bed-bugs',
  serviceLabel: 'Bed Bug Extermination',
  message: 'Bites in a row.',
}

let user: UserEvent

beforeEach(() => {
  jest.mocked(openMail).mockReset()
  user = visitor()
  render(<ContactForm email={email} phone={{ display: '(614) 555-0142', dial: '+16145550142' }} />)
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const service = () => screen.getByLabelText<HTMLSelectElement>('Service')
const consent = () => screen.getByRole('checkbox')
const sendButton = () => screen.getByRole('button', { name: 'Send message' })
const panel = () => screen.queryByText(panelText)

async function fillIn(change: Partial<typeof inquiry> = {}) {
  const words = { ...inquiry, ...change }
  fireEvent.change(field('Name'), { target: { value: words.name } })
  fireEvent.change(field('Email'), { target: { value: words.email } })
  fireEvent.change(field('Phone'), { target: { value: words.phone } })
  fireEvent.change(field('Message'), { target: { value: words.message } })
  await user.selectOptions(service(), words.service)
  await user.click(consent())
}

async function send() {
  await user.click(sendButton())
}

describe('the form', () => {
  test('asks for name, e-mail, phone and service, and leaves the message to the visitor', () => {
    expect(field('Name')).toBeRequired()
    expect(field('Email')).toBeRequired()
    expect(field('Phone')).toBeRequired()
    expect(service()).toBeRequired()
    expect(field('Message')).not.toBeRequired()
    expect(field('Name')).toHaveAttribute('type', 'text')
    expect(field('Email')).toHaveAttribute('type', 'email')
    expect(field('Phone')).toHaveAttribute('type', 'tel')
    expect(field('Message')).toHaveAttribute('rows', '4')
  })

  test('offers five services below a placeholder that cannot be chosen', () => {
    const options = within(service()).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Select a service'],
      ['pest-control', 'General Pest Control'],
      ['bed-bugs', 'Bed Bug Extermination'],
      ['wildlife', 'Wildlife Removal'],
      ['inspection', 'Inspection Only'],
      ['other', 'Other Services'],
    ])
    expect(options.map(({ disabled }) => disabled)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(service()).toHaveDisplayValue('Select a service')
  })

  test('asks for consent in the words of the contract, and links the policy', () => {
    expect(consent()).toHaveAccessibleName(
      'I agree to the privacy policy and consent to being contacted about my inquiry.',
    )
    expect(consent()).toBeRequired()
    expect(consent()).not.toBeChecked()
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
  })

  test('leaves the checks to the browser, and opens nothing while one fails', async () => {
    expect(service().closest('form')?.noValidate).toBe(false)
    await fillIn()
    await user.click(consent())
    await send()
    expect(openMail).not.toHaveBeenCalled()
    expect(sendButton()).toBeEnabled()
  })
})

describe('a message that is sent', () => {
  beforeEach(async () => {
    await fillIn()
    await send()
  })

  test('opens the mail program once, with the whole inquiry in the address', () => {
    expect(openMail).toHaveBeenCalledTimes(1)
    expect(openMail).toHaveBeenCalledWith(inquiryMailto(email, inquiry).href)
  })

  test('disables the button at once and says what happens', () => {
    expect(screen.getByRole('button', { name: 'Opening Email...' })).toBeDisabled()
    expect(panel()).not.toBeInTheDocument()
  })

  test('is not sent again by a second press', async () => {
    const button = screen.getByRole('button', { name: 'Opening Email...' })
    await user.click(button)
    await user.type(field('Name'), '{Enter}')
    button.closest('form')?.requestSubmit()
    expect(openMail).toHaveBeenCalledTimes(1)
  })

  test('is thanked for after half a second, where a screen reader hears it', async () => {
    await wait(499)
    expect(panel()).not.toBeInTheDocument()
    await wait(1)
    expect(panel()).toBeInTheDocument()
    const status = panel()?.closest('[role=status]')
    expect(status).toHaveFocus()
  })

  test('comes back to an empty form after five more seconds', async () => {
    await wait(500)
    await wait(4_999)
    expect(panel()).toBeInTheDocument()
    await wait(1)
    expect(panel()).not.toBeInTheDocument()
    for (const name of ['Name', 'Email', 'Phone', 'Message']) expect(field(name)).toHaveValue('')
    expect(service()).toHaveDisplayValue('Select a service')
    expect(consent()).not.toBeChecked()
    expect(sendButton()).toBeEnabled()
  })

  test('takes the focus from the panel to the heading of the form', async () => {
    await wait(500)
    await wait(5_000)
    expect(screen.getByRole('heading', { name: 'Write to us' })).toHaveFocus()
  })

  test('leaves the focus where the visitor has taken it meanwhile', async () => {
    await wait(500)
    const copy = screen.getByRole('button', { name: 'Copy your message' })
    copy.focus()
    await wait(5_000)
    expect(copy).toHaveFocus()
  })

  test('can be followed by another', async () => {
    await wait(500)
    await wait(5_000)
    await fillIn({ name: 'Al Smith', service: 'other', serviceLabel: 'Other Services' })
    await send()
    expect(openMail).toHaveBeenCalledTimes(2)
    expect(openMail).toHaveBeenLastCalledWith(
      inquiryMailto(email, {
        ...inquiry,
        name: 'Al Smith',
        service: 'other',
        serviceLabel: 'Other Services',
      }).href,
    )
  })
})

test('the words around what a visitor typed are taken off before it is handed on', async () => {
  await fillIn({ name: '  Jo Miller ', message: ' Bites in a row.\n ' })
  await send()
  expect(openMail).toHaveBeenCalledWith(inquiryMailto(email, inquiry).href)
})

test('a message may be left out', async () => {
  await fillIn({ message: ' ' })
  await send()
  expect(openMail).toHaveBeenCalledWith(inquiryMailto(email, { ...inquiry, message: '' }).href)
})

describe('where no mail program opened', () => {
  const wholeText = [
    'Name: Jo Miller',
    'Email: jo@example.com',
    'Phone: (614) 555-0199',
    'Service Interest: Bed Bug Extermination',
    'Message: Bites in a row.',
    '',
    'This inquiry was sent through the website contact form.',
  ].join('\n')

  const copyButton = () => screen.getByRole('button', { name: 'Copy your message' })

  const selectedText = () => screen.findByLabelText<HTMLTextAreaElement>(/copy it from here/)

  test('nothing is offered to copy before a message was sent', () => {
    expect(screen.queryByRole('button', { name: 'Copy your message' })).not.toBeInTheDocument()
  })

  test('the message can be copied, also after the form is back', async () => {
    await fillIn()
    await send()
    await wait(500)
    await wait(5_000)
    await user.click(copyButton())
    expect(await navigator.clipboard.readText()).toBe(wholeText)
    expect(screen.getByText('Copied.')).toHaveAttribute('role', 'status')
  })

  test('the company can be written to and called', async () => {
    await fillIn()
    await send()
    await wait(500)
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    expect(screen.getByRole('link', { name: '(614) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+16145550142',
    )
  })

  test('a browser that refuses to copy shows the message, selected', async () => {
    await fillIn()
    await send()
    await wait(500)
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(copyButton())
    const text = await selectedText()
    expect(text).toHaveValue(wholeText)
    expect(text).toHaveFocus()
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, wholeText.length])
    expect(screen.queryByText('Copied.')).not.toBeInTheDocument()
  })

  test('a browser without a clipboard shows the message as well', async () => {
    await fillIn()
    await send()
    await wait(500)
    const clipboard = jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    await user.click(copyButton())
    expect(await selectedText()).toHaveValue(wholeText)
    clipboard.mockRestore()
  })

  test('a message that was cut in the link is said to be whole in the copy', async () => {
    await fillIn({ message: 'Ants in the kitchen. '.repeat(200) })
    await send()
    await wait(500)
    expect(screen.getByText(/was too long for an email link/)).toBeInTheDocument()
    await user.click(copyButton())
    expect(await navigator.clipboard.readText()).toContain('Ants in the kitchen. '.repeat(199))
  })

  test('a message that was not cut is not said to be', async () => {
    await fillIn()
    await send()
    await wait(500)
    expect(screen.queryByText(/was too long for an email link/)).not.toBeInTheDocument()
  })
})
