import { fireEvent, render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describeContract } from '../../support/contract'
import { stopTheClock, visitor, wait } from '../../support/visitor'
import { ContactForm } from '@/components/islands/contact/ContactForm'
import { goTo } from '@/lib/browser/navigation'
import { inquiryOptions } from '@/lib/forms/options'
import { services as serviceEntries } from '@/lib/services/services'

jest.mock('@/lib/browser/navigation')

stopTheClock()

const email = 'office@example.org'

const success = 'Send what your mail program shows.'

const service = inquiryOptions[0]!

const inquiry = {
  Name: 'Jo Miller',
  Email: 'jo@example.com',
  Phone: '(614) 555-0199',
  Service: service.value,
  Message: 'Bites in a row.',
}

const wholeText = `Name: Jo Miller
Email: jo@example.com
Phone: (614) 555-0199
Service Interest: ${service.label}
Message: Bites in a row.

This inquiry was sent through the website contact form.`

const form = (
  <ContactForm
    email={email}
    phone={{ display: '(212) 555-0100', dial: '+12125550100' }}
    services={inquiryOptions}
    success={success}
  />
)

let user: UserEvent

beforeEach(() => {
  jest.mocked(goTo).mockReset()
  user = visitor()
  render(form)
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const consent = () => screen.getByRole('checkbox')
const sendButton = () => screen.getByRole('button', { name: 'Send message' })
const openingButton = () => screen.getByRole('button', { name: 'Opening Email...' })
const copyButton = () => screen.getByRole('button', { name: 'Copy your message' })
const panel = () => screen.queryByRole('group', { name: 'Thank you!' })

async function fillIn(change: Partial<typeof inquiry> = {}) {
  for (const [name, value] of Object.entries({ ...inquiry, ...change })) {
    fireEvent.change(field(name), { target: { value } })
  }
  await user.click(consent())
}

const send = () => user.click(sendButton())

/** The texts of the e-mails that were opened. */
const openedMails = () =>
  jest.mocked(goTo).mock.calls.map(([href]) => {
    const { pathname, searchParams } = new URL(href)
    expect(pathname).toBe(email)
    return searchParams.get('body')?.replaceAll('\r\n', '\n')
  })

test('without script the form is one to the mail program', () => {
  const html = renderToString(form)
  expect(html).toContain('action="mailto:office@example.org"')
  expect(html).toMatch(/<form[^>]* encType="text\/plain" method="post"/)
  expect(html).toMatch(/<button[^>]* type="submit"/)
})

describe('the form', () => {
  test('asks for what the specification lists [spec: Entities and their fields; Validation rules]', () => {
    for (const [name, type] of [
      ['Name', 'text'],
      ['Email', 'email'],
      ['Phone', 'tel'],
    ] as const) {
      expect(field(name)).toHaveAttribute('type', type)
      expect(field(name)).toBeRequired()
    }
    expect(field('Service')).toBeRequired()
    expect(field('Message')).not.toBeRequired()
    expect(field('Message')).toHaveAttribute('rows', '4')
    const [placeholder, ...services] = within(field('Service')).getAllByRole<HTMLOptionElement>(
      'option',
    )
    expect(placeholder).toHaveTextContent('Select a service')
    expect(placeholder).toBeDisabled()
    expect(services.slice(-2).map(({ value, text }) => `${value}: ${text}`)).toEqual([
      'inspection: Inspection Only',
      'other: Other Services',
    ])
    expect(services.slice(0, -2).map(({ value }) => value)).toEqual(
      serviceEntries.map(({ slug }) => slug),
    )
  })

  describeContract(() => {
    test('offers the services in the words of the contract [spec: Validation rules]', () => {
      const options = within(field('Service')).getAllByRole<HTMLOptionElement>('option')
      expect(options.slice(1, -2).map(({ value, text }) => `${value}: ${text}`)).toEqual([
        'pest-control: General Pest Control',
        'bed-bugs: Bed Bug Extermination',
        'wildlife: Wildlife Removal',
      ])
    })
  })

  test('asks for consent in the words of the contract, and links the policy [spec: Validation rules]', () => {
    expect(consent()).toHaveAccessibleName(
      'I agree to the privacy policy and consent to being contacted about my inquiry.',
    )
    expect(consent()).toBeRequired()
    expect(consent()).not.toBeChecked()
    const policy = screen.getByRole('link', { name: 'privacy policy' })
    expect(policy).toHaveAttribute('href', '/privacy-policy')
  })

  test('leaves the checks to the browser, and opens nothing while one fails [spec: Validation rules]', async () => {
    expect(field('Name').form?.noValidate).toBe(false)
    await fillIn()
    await user.click(consent())
    await send()
    expect(goTo).not.toHaveBeenCalled()
    expect(sendButton()).toBeEnabled()
  })
})

describe('a message that is sent', () => {
  beforeEach(async () => {
    await fillIn()
    await send()
  })

  test('opens the mail program once with the whole inquiry, however often it is sent', async () => {
    await user.click(openingButton())
    await user.type(field('Name'), '{Enter}')
    openingButton().closest('form')?.requestSubmit()
    expect(openedMails()).toEqual([wholeText])
  })

  test('is thanked for after half a second, where a screen reader hears it [spec: States and transitions; Error catalogue; Business constants and limits]', async () => {
    expect(openingButton()).toBeDisabled()
    await wait(499)
    expect(panel()).not.toBeInTheDocument()
    await wait(1)
    expect(panel()).toHaveFocus()
    expect(panel()).toHaveAccessibleDescription(success)
    // A live region that takes the focus as well would be read out twice.
    expect(panel()?.closest('[role=status], [role=alert], [aria-live]')).toBeNull()
  })

  test('comes back to an empty form after five more seconds [spec: States and transitions; Business constants and limits]', async () => {
    await wait(500)
    await wait(4_999)
    expect(panel()).toBeInTheDocument()
    await wait(1)
    expect(panel()).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Write to us' })).toHaveFocus()
    for (const name of Object.keys(inquiry)) expect(field(name)).toHaveValue('')
    expect(consent()).not.toBeChecked()
    expect(sendButton()).toBeEnabled()
  })

  test('leaves the focus where the visitor has taken it meanwhile', async () => {
    await wait(500)
    copyButton().focus()
    await wait(5_000)
    expect(copyButton()).toHaveFocus()
  })

  test('can be followed by another', async () => {
    await wait(500)
    await wait(5_000)
    await fillIn({ Service: 'other', Message: ' ' })
    await send()
    expect(openedMails()[1]).toContain('Service Interest: Other Services\nMessage: \n')
  })
})

describe('where no mail program opened', () => {
  const selectedText = () => screen.findByLabelText<HTMLTextAreaElement>(/copy it from here/)

  async function sendMessage(change?: Partial<typeof inquiry>) {
    await fillIn(change)
    await send()
    await wait(500)
  }

  test('the message can be copied once it was sent, also after the form is back', async () => {
    expect(screen.queryByRole('button', { name: 'Copy your message' })).not.toBeInTheDocument()
    await sendMessage()
    await wait(5_000)
    await user.click(copyButton())
    expect(await navigator.clipboard.readText()).toBe(wholeText)
    expect(screen.getByText('Copied.')).toHaveAttribute('role', 'status')
    expect(screen.queryByText(/was too long for an email link/)).not.toBeInTheDocument()
  })

  test('the company can be written to and called', async () => {
    await sendMessage()
    const mail = screen.getByRole('link', { name: email })
    expect(mail).toHaveAttribute('href', `mailto:${email}`)
    const call = screen.getByRole('link', { name: '(212) 555-0100' })
    expect(call).toHaveAttribute('href', 'tel:+12125550100')
  })

  test.each([
    [
      'refuses to copy',
      () => jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied')),
    ],
    [
      'has no clipboard',
      () => jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never),
    ],
  ])('a browser that %s shows the message, selected', async (_, refuse) => {
    await sendMessage()
    refuse()
    await user.click(copyButton())
    jest.restoreAllMocks()
    const text = await selectedText()
    expect(text).toHaveValue(wholeText)
    expect(text).toHaveFocus()
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, wholeText.length])
    expect(screen.queryByText('Copied.')).not.toBeInTheDocument()
  })

  test('a message that was cut in the link is said to be whole in the copy', async () => {
    await sendMessage({ Message: 'Ants in the kitchen. '.repeat(200) })
    expect(screen.getByText(/was too long for an email link/)).toBeInTheDocument()
    await user.click(copyButton())
    expect(await navigator.clipboard.readText()).toContain('Ants in the kitchen. '.repeat(199))
  })
})
