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
  hydrateAfter,
  status,
  submit,
  write,
} from '../../support/estimate-form'
import { stopTheClock, visitor, wait } from '../../support/visitor'
import { goTo } from '@/lib/browser/navigation'
import { fieldsOf, type Field } from '@/lib/forms/fields'
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

const sizeMessage = 'Square footage must be a number'

const log = jest.spyOn(console, 'log')
const error = jest.spyOn(console, 'error')

let user: UserEvent

beforeEach(() => {
  sessionStorage.clear()
  log.mockReset()
  error.mockReset()
  jest.mocked(goTo).mockReset()
  jest.mocked(sendForm).mockReset()
  user = visitor()
})

const logged = () => log.mock.calls.map(([, data]: unknown[]) => data)
const opened = () => jest.mocked(goTo).mock.calls.flat()
const sent = () => jest.mocked(sendForm).mock.calls.map(([, { values }]) => values)
const summary = () => screen.queryByRole('group', { name: 'There is a problem' })
const summaryLinks = () =>
  within(summary() as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent)

async function chooseDay() {
  await user.click(dateButton() as HTMLElement)
  await user.click(await screen.findByLabelText(/March 20, 2024/))
}

/** The press of a button, and another before the form has looked at the first. */
async function submitTwice() {
  const { form } = field('Name')
  act(() => {
    fireEvent.submit(form as HTMLFormElement)
    fireEvent.submit(form as HTMLFormElement)
  })
  await wait(0)
}

describe('before hydration', () => {
  test('the form does nothing by itself when it is submitted, and asks for no size or day', () => {
    const html = renderToString(estimateForm())
    expect(html).toMatch(/<form[^>]* method="dialog"/)
    expect(html).toMatch(/<button[^>]* type="submit"/)
    expect(html).not.toMatch(/squareFootage|treatmentDate/)
  })

  test('what is typed and chosen stays, shows the fields that belong to it, and is sent', async () => {
    const early = { ...filled, pestType: 'bed-bugs' }
    await hydrateAfter(() => {
      for (const [name, value] of Object.entries(early)) {
        ;(field('Name').form?.elements.namedItem(name) as HTMLInputElement).value = value
      }
    })
    expect(field('Name')).toHaveValue(filled.name)
    expect(field('Pest type')).toHaveValue('bed-bugs')
    await write('Square footage', '900')
    await submit()
    await wait(1_500)
    expect(logged()).toEqual([{ ...early, squareFootage: '900' }])
    expect(error).not.toHaveBeenCalled()
  })
})

describe('the form', () => {
  beforeEach(() => void render(estimateForm()))

  test('asks for what the specification lists [spec: What the product does and for whom; Free Estimate and Thank-you; Entities and their fields]', () => {
    const [placeholder, ...pests] = within(field('Pest type')).getAllByRole<HTMLOptionElement>(
      'option',
    )
    expect(placeholder).toHaveTextContent('Select a pest type')
    expect(placeholder).toBeDisabled()
    expect(pests.map(({ value, text }) => `${value}: ${text}`)).toEqual([
      'general-pest: General Pest Control',
      'bed-bugs: Bed Bugs',
      'wildlife: Wildlife Removal',
      'mosquitoes: Mosquitoes',
      'termites: Termites',
      'other: Other',
    ])
  })

  test('says which fields are required, and keeps the browser from checking them', async () => {
    await write('Pest type', 'bed-bugs')
    for (const label of Object.keys(messages)) expect(field(label)).toBeRequired()
    for (const label of ['Square footage', 'Message']) {
      expect(field(label)).not.toBeRequired()
      expect(field(label)).toHaveAccessibleName(`${label} (optional)`)
    }
    expect(field('Name').form?.noValidate).toBe(true)
  })

  test('says nothing of errors before it was submitted', async () => {
    await write('Name', 'J')
    fireEvent.blur(field('Name'))
    await wait(0)
    expect(summary()).not.toBeInTheDocument()
    expect(screen.queryByText(messages.Name)).not.toBeInTheDocument()
  })

  test('keeps nothing in the browser, and has no hidden field, without a form service', async () => {
    await fillIn()
    await submit()
    expect(sessionStorage).toHaveLength(0)
    expect(screen.queryByLabelText('Leave this field empty')).not.toBeInTheDocument()
  })
})

describe('an empty form that is submitted', () => {
  beforeEach(async () => {
    render(estimateForm())
    await submit()
  })

  test.each(Object.entries(messages))(
    'shows the message of %s under its field, to which the summary leads [spec: Validation rules]',
    async (label, message) => {
      const [link, shown] = screen.getAllByText(message) as [HTMLElement, HTMLElement]
      expect(field(label).compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(field(label)).toHaveAttribute('aria-invalid', 'true')
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message) as never)
      await user.click(link)
      expect(field(label)).toHaveFocus()
      expect(window.location.hash).toBe('')
    },
  )

  test('moves the focus to a summary in the order of the fields, each time, and sends nothing', async () => {
    expect(summary()).toHaveFocus()
    expect(summaryLinks()).toEqual(Object.values(messages))
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

describe('the fields of bed bugs', () => {
  beforeEach(() => void render(estimateForm()))

  test('are asked for with bed bugs, and only as long [spec: States and transitions]', async () => {
    const size = () => screen.queryByLabelText(/^Square footage/)
    for (const pest of ['general-pest', 'wildlife', 'mosquitoes', 'termites', 'other']) {
      await write('Pest type', 'bed-bugs')
      expect(size()).toBeVisible()
      expect(dateButton()).toBeVisible()
      await write('Pest type', pest)
      expect(size()).not.toBeInTheDocument()
      expect(dateButton()).not.toBeInTheDocument()
    }
  })

  test('keep what was typed while another pest is looked at, and are sent', async () => {
    await fillIn('bed-bugs')
    await write('Square footage', ' 1,200 ')
    await chooseDay()
    await write('Pest type', 'wildlife')
    await write('Pest type', 'bed-bugs')
    expect(field('Square footage')).toHaveValue(' 1,200 ')
    expect(dateButton()).toHaveTextContent('March 20, 2024')
    await submit()
    await wait(1_500)
    const more = { squareFootage: '1,200', treatmentDate: '2024-03-20' }
    expect(logged()).toEqual([{ ...filled, pestType: 'bed-bugs', ...more }])
  })

  test('refuse a size that is no number; with another pest they count for nothing', async () => {
    await fillIn('bed-bugs')
    await write('Square footage', '12ab')
    await chooseDay()
    await submit()
    expect(summaryLinks()).toEqual([sizeMessage])
    await user.click(screen.getByRole('link', { name: sizeMessage }))
    expect(field('Square footage')).toHaveFocus()
    await write('Pest type', 'termites')
    expect(summary()).not.toBeInTheDocument()
    await submit()
    await wait(1_500)
    expect(logged()).toEqual([{ ...filled, pestType: 'termites' }])
  })
})

describe('a form that is filled in and submitted', () => {
  beforeEach(async () => {
    render(estimateForm())
    await fillIn()
    await submitTwice()
  })

  test('is being processed for a second and a half, then logged, then thanked for [spec: States and transitions; Business constants and limits]', async () => {
    await wait(1_499)
    expect(button('Processing...')).toBeDisabled()
    expect(log).not.toHaveBeenCalled()
    expect(goTo).not.toHaveBeenCalled()
    await wait(1)
    expect(logged()).toEqual([filled])
    expect(opened()).toEqual(['/thank-you'])
  })

  test('never becomes ready again by itself [spec: States and transitions]', async () => {
    await wait(60_000)
    expect(button('Processing...')).toBeDisabled()
  })

  test('is sent once, however often the button or Enter is pressed', async () => {
    await user.click(button('Processing...'))
    await user.type(field('Name'), '{Enter}')
    fireEvent.submit(field('Name').form as HTMLFormElement)
    await wait(10_000)
    expect(log).toHaveBeenCalledTimes(1)
    expect(goTo).toHaveBeenCalledTimes(1)
  })
})

describe('with a form service', () => {
  let page: ReturnType<typeof render>

  beforeEach(async () => {
    page = render(estimateForm(formService))
    await wait(0)
    await fillIn()
  })

  test('a request is printed nowhere', async () => {
    await submit()
    expect(sent()).toEqual([filled])
    expect(log).not.toHaveBeenCalled()
  })

  test('a failure is forgotten when the next press finds something to correct', async () => {
    jest.mocked(sendForm).mockResolvedValue('rejected')
    await submit()
    await write('Phone', '')
    await submit('Try again')
    expect(status()).toBeEmptyDOMElement()
    expect(summary()).toHaveFocus()
  })

  test('a draft outlives a reload, and gives way to what was typed before hydration', async () => {
    await write('Pest type', 'bed-bugs')
    await write('Square footage', '900')
    page.unmount()
    await hydrateAfter(() => {
      field('Name').value = 'Ann Early'
    }, formService)
    expect(field('Square footage')).toHaveValue('900')
    await submit()
    const draft = { ...filled, pestType: 'bed-bugs', squareFootage: '900' }
    expect(sent()).toEqual([{ ...draft, name: 'Ann Early' }])
  })
})

test('an entry in the table adds a field to form, checks, summary, request, draft and e-mail', async () => {
  const zipCode: Field = {
    name: 'zipCode',
    label: 'ZIP code',
    control: 'text',
    isRequired: true,
    rule: { minCharacters: 5, message: 'Please enter your ZIP code.' },
  }
  const table = fieldsOf('estimate')
  table.splice(3, 0, zipCode)
  jest.mocked(sendForm).mockResolvedValue('rejected')
  render(estimateForm(formService))
  await submit()
  expect(summaryLinks().slice(2, 4)).toEqual([messages.Phone, 'Please enter your ZIP code.'])
  await fillIn()
  await write('ZIP code', '4321')
  expect(summaryLinks()).toEqual(['Please enter your ZIP code.'])
  await write('ZIP code', '10001')
  await submit()
  expect(sent()).toEqual([{ ...filled, zipCode: '10001' }])
  const mail = screen.getByRole('link', { name: 'send it as an email' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain('\r\nZIP code: 10001\r\n')
  expect(Object.values(sessionStorage).join()).toContain('"zipCode":"10001"')
  table.splice(3, 1)
})
