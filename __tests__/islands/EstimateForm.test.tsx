import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { stopTheClock, visitor, wait } from '../support/visitor'
import { EstimateForm } from '@/components/islands/EstimateForm'
import { goTo } from '@/lib/browser/navigation'

jest.mock('@/lib/browser/navigation')

stopTheClock()

const messages = {
  Name: 'Name must be at least 2 characters.',
  Email: 'Please enter a valid email address.',
  Phone: 'Please enter a valid phone number.',
  'Pest type': 'Please select a pest type.',
} as const

const sizeMessage = 'Square footage must be a number'

const filled = { name: 'Jo Miller', email: 'jo@example.com', phone: '(614) 555-0199' }

const log = jest.spyOn(console, 'log')

let user: UserEvent

beforeEach(() => {
  jest.mocked(goTo).mockReset()
  log.mockReset()
  user = visitor()
  render(
    <EstimateForm
      phone={{ display: '(614) 555-0142', dial: '+16145550142' }}
      email="hello@example.com"
    />,
  )
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const queryField = (label: string) => screen.queryByLabelText(new RegExp(`^${label}`))
const dateField = () => screen.queryByLabelText(/^Preferred treatment date/, { selector: 'button' })
const button = (name = 'Get my free estimate') => screen.getByRole('button', { name })
const summary = () => screen.queryByRole('group', { name: 'There is a problem' })
const logged = () => log.mock.calls.map(([, data]: unknown[]) => data)

/** Replaces what a field holds, and lets the form look at it. */
async function write(label: string, text: string) {
  fireEvent.change(field(label), { target: { value: text } })
  await wait(0)
}

async function choosePest(label: string) {
  const option = within(field('Pest type')).getByText<HTMLOptionElement>(label)
  await write('Pest type', option.value)
}

async function fillIn(pest: string) {
  await write('Name', filled.name)
  await write('Email', filled.email)
  await write('Phone', filled.phone)
  await choosePest(pest)
}

async function submit() {
  fireEvent.click(button())
  await wait(0)
}

/** The links of the summary, and where they lead. */
const summaryLinks = () =>
  within(summary() as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the form', () => {
  test('offers six pests below a placeholder that cannot be chosen', () => {
    const options = within(field('Pest type')).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value, text }) => [value, text]).slice(1)).toEqual([
      ['general-pest', 'General Pest Control'],
      ['bed-bugs', 'Bed Bugs'],
      ['wildlife', 'Wildlife Removal'],
      ['mosquitoes', 'Mosquitoes'],
      ['termites', 'Termites'],
      ['other', 'Other'],
    ])
    expect(options[0]).toBeDisabled()
    expect(options[0]).toHaveValue('')
    expect(options[0]?.selected).toBe(true)
  })

  test('is submitted by a button once React is awake', () => {
    expect(button()).toHaveAttribute('type', 'submit')
    expect(field('Name').form?.noValidate).toBe(true)
  })

  test('says nothing of errors before it was submitted', async () => {
    await write('Name', 'J')
    await write('Email', 'jo@')
    fireEvent.blur(field('Email'))
    await wait(0)
    expect(summary()).not.toBeInTheDocument()
    expect(field('Name')).toBeValid()
  })
})

test('without an endpoint nothing is kept in the browser, and no hidden field is there', async () => {
  await fillIn('Bed Bugs')
  await submit()
  expect(sessionStorage).toHaveLength(0)
  expect(screen.queryByLabelText('Leave this field empty')).not.toBeInTheDocument()
})

describe('an empty form that is submitted', () => {
  beforeEach(submit)

  test('shows the messages of all required fields at once', () => {
    for (const [label, message] of Object.entries(messages)) {
      expect(field(label)).toBeInvalid()
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message) as never)
    }
    expect(field('Message')).toBeValid()
  })

  test.each(Object.entries(messages))(
    'shows the message of %s under its field',
    (label, message) => {
      const [, shown] = screen.getAllByText(message)
      if (!shown) throw new Error(`${message} is not shown by its field`)
      expect(field(label).compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    },
  )

  test('moves the focus to a summary that lists the messages in the order of the fields', () => {
    expect(summary()).toHaveFocus()
    expect(summaryLinks()).toEqual(Object.values(messages))
  })

  test.each(Object.entries(messages))(
    'leads from the summary to the field of %s, and leaves the address alone',
    async (label, message) => {
      await user.click(within(summary() as HTMLElement).getByRole('link', { name: message }))
      expect(field(label)).toHaveFocus()
      expect(window.location.hash).toBe('')
    },
  )

  test('hands nothing on', async () => {
    await wait(10_000)
    expect(log).not.toHaveBeenCalled()
    expect(goTo).not.toHaveBeenCalled()
    expect(button()).toBeEnabled()
  })

  test('takes each message away as its field is mended', async () => {
    await write('Name', 'Jo')
    expect(field('Name')).toBeValid()
    expect(summaryLinks()).toEqual([messages.Email, messages.Phone, messages['Pest type']])
    await choosePest('Termites')
    expect(summaryLinks()).toEqual([messages.Email, messages.Phone])
    await write('Email', 'jo@example.com')
    await write('Phone', '6145550199')
    expect(summary()).not.toBeInTheDocument()
    expect(screen.queryByText(/^(Name must|Please)/)).not.toBeInTheDocument()
  })

  test('moves the focus to the summary again when it is submitted again', async () => {
    act(() => field('Name').focus())
    await write('Name', 'Jo')
    await submit()
    expect(summary()).toHaveFocus()
    expect(summaryLinks()).toHaveLength(3)
  })
})

test.each([
  ['Name', 'J', messages.Name],
  ['Name', '  J  ', messages.Name],
  ['Email', 'jo@example', messages.Email],
  ['Phone', '614555019', messages.Phone],
])('the %s “%s” alone is refused', async (label, text, message) => {
  await fillIn('Other')
  await write(label, text)
  await submit()
  expect(summaryLinks()).toEqual([message])
})

describe('the fields of bed bugs', () => {
  test.each(['General Pest Control', 'Wildlife Removal', 'Mosquitoes', 'Termites', 'Other'])(
    'are not asked for with %s',
    async (pest) => {
      await choosePest(pest)
      expect(queryField('Square footage')).not.toBeInTheDocument()
      expect(dateField()).not.toBeInTheDocument()
    },
  )

  test('are asked for with bed bugs, and only as long', async () => {
    expect(queryField('Square footage')).not.toBeInTheDocument()
    await choosePest('Bed Bugs')
    expect(field('Square footage')).toBeVisible()
    expect(dateField()).toBeVisible()
    await choosePest('Termites')
    expect(queryField('Square footage')).not.toBeInTheDocument()
    expect(dateField()).not.toBeInTheDocument()
  })

  test.each(['12ab', '1,20'])('refuse the size “%s”', async (size) => {
    await fillIn('Bed Bugs')
    await write('Square footage', size)
    await submit()
    expect(summaryLinks()).toEqual([sizeMessage])
    expect(field('Square footage')).toBeInvalid()
    expect(field('Square footage')).toHaveAccessibleDescription(
      expect.stringContaining(sizeMessage) as never,
    )
    await user.click(screen.getByRole('link', { name: sizeMessage }))
    expect(field('Square footage')).toHaveFocus()
  })

  test('keep what was typed while another pest is looked at', async () => {
    await choosePest('Bed Bugs')
    await write('Square footage', '1,200')
    await user.click(dateField() as HTMLElement)
    await user.click(await screen.findByLabelText(/March 20, 2024/))
    await choosePest('Wildlife Removal')
    await choosePest('Bed Bugs')
    expect(field('Square footage')).toHaveValue('1,200')
    expect(dateField()).toHaveTextContent('March 20, 2024')
  })

  test('take their message with them when another pest is chosen', async () => {
    await fillIn('Bed Bugs')
    await write('Square footage', '12ab')
    await submit()
    await choosePest('Termites')
    expect(screen.queryByText(sizeMessage)).not.toBeInTheDocument()
    expect(summary()).not.toBeInTheDocument()
  })

  test('hold nothing back when another pest is chosen', async () => {
    await choosePest('Bed Bugs')
    await write('Square footage', '12ab')
    await user.click(dateField() as HTMLElement)
    await user.click(await screen.findByLabelText(/March 20, 2024/))
    await fillIn('Termites')
    await submit()
    await wait(1_500)
    expect(logged()).toEqual([{ ...filled, pestType: 'termites' }])
  })

  test('are handed on with bed bugs', async () => {
    await fillIn('Bed Bugs')
    await write('Square footage', ' 1,200 ')
    await user.click(dateField() as HTMLElement)
    await user.click(await screen.findByLabelText(/March 20, 2024/))
    await submit()
    await wait(1_500)
    expect(logged()).toEqual([
      { ...filled, pestType: 'bed-bugs', squareFootage: '1,200', treatmentDate: '2024-03-20' },
    ])
  })

  test('may be left empty', async () => {
    await fillIn('Bed Bugs')
    await submit()
    await wait(1_500)
    expect(logged()).toEqual([{ ...filled, pestType: 'bed-bugs' }])
  })
})

describe('a form that is filled in and submitted', () => {
  beforeEach(async () => {
    await fillIn('Wildlife Removal')
    await write('Message', 'Scratching overhead.')
    await submit()
  })

  test('is being processed for a second and a half, then logged, then thanked for', async () => {
    expect(button('Processing...')).toBeDisabled()
    await wait(1_499)
    expect(button('Processing...')).toBeDisabled()
    expect(log).not.toHaveBeenCalled()
    expect(goTo).not.toHaveBeenCalled()
    await wait(1)
    expect(logged()).toEqual([{ ...filled, pestType: 'wildlife', message: 'Scratching overhead.' }])
    expect(jest.mocked(goTo).mock.calls).toEqual([['/thank-you']])
  })

  test('never becomes ready again by itself', async () => {
    await wait(60_000)
    expect(button('Processing...')).toBeDisabled()
  })

  test('is not handed on again by a second press', async () => {
    await user.click(button('Processing...'))
    act(() => field('Name').focus())
    await user.keyboard('{Enter}')
    fireEvent.submit(field('Name').form as HTMLFormElement)
    await wait(10_000)
    expect(log).toHaveBeenCalledTimes(1)
    expect(goTo).toHaveBeenCalledTimes(1)
  })

  test('is ready again when the browser brings the page back whole', async () => {
    await wait(1_500)
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(button()).toBeEnabled()
    expect(field('Name')).toHaveValue(filled.name)
  })
})

test('two presses before the first was checked hand the request on once', async () => {
  await fillIn('Termites')
  const form = field('Name').form as HTMLFormElement
  act(() => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  await wait(10_000)
  expect(log).toHaveBeenCalledTimes(1)
  expect(goTo).toHaveBeenCalledTimes(1)
})
