import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { stopTheClock, wait } from '../support/visitor'
import { EstimateForm } from '@/components/islands/EstimateForm'
import { goTo } from '@/lib/browser/navigation'
import { deliverLead, type LeadFailure } from '@/lib/estimate/lead-delivery'

const endpoint = 'https://forms.example.org/estimates'

jest.mock('@/lib/browser/navigation')
jest.mock('@/lib/estimate/lead-delivery')
jest.mock('@/lib/estimate/estimate-endpoint', () => ({
  estimateEndpoint: 'https://forms.example.org/estimates',
}))

stopTheClock()

const filled = {
  name: 'Jo Miller',
  email: 'jo@example.com',
  phone: '(614) 555-0199',
  pestType: 'wildlife',
  message: 'Scratching overhead.',
}

const readingMilliseconds = 60_000
const consoleMethods = ['log', 'info', 'warn', 'error', 'debug'] as const
const printed = consoleMethods.map((method) => jest.spyOn(console, method))

let answerDelivery: (failure?: LeadFailure) => void
let onLine: jest.SpyInstance<boolean>

beforeEach(() => {
  sessionStorage.clear()
  for (const print of printed) print.mockReset()
  jest.mocked(goTo).mockReset()
  onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  jest
    .mocked(deliverLead)
    .mockReset()
    .mockImplementation(() => new Promise((resolve) => (answerDelivery = resolve)))
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status')
const submit = async (name = 'Get my free estimate') => {
  fireEvent.click(button(name))
  await wait(0)
}

async function write(label: string, text: string) {
  fireEvent.change(field(label), { target: { value: text } })
  await wait(0)
}

const form = (
  <EstimateForm
    phone={{ display: '(614) 555-0142', dial: '+16145550142' }}
    email="hello@example.com"
  />
)

async function openAndFillIn() {
  const page = render(form)
  await write('Name', filled.name)
  await write('Email', filled.email)
  await write('Phone', filled.phone)
  await write('Pest type', filled.pestType)
  await write('Message', filled.message)
  await wait(readingMilliseconds)
  return page
}

async function fail(failure: LeadFailure) {
  await act(async () => answerDelivery(failure))
  await wait(0)
}

const sent = () => jest.mocked(deliverLead).mock.calls.map(([, fields]) => fields)

test('a request is sent to the endpoint with an id, and thanked for when it has arrived', async () => {
  await openAndFillIn()
  await submit()
  expect(button('Processing...')).toBeDisabled()
  expect(deliverLead).toHaveBeenCalledTimes(1)
  expect(jest.mocked(deliverLead).mock.calls[0]?.[0]).toBe(endpoint)
  expect(sent()).toEqual([{ ...filled, submission_id: expect.stringMatching(/^\w{32}$/) as never }])
  await wait(30_000)
  expect(goTo).not.toHaveBeenCalled()
  await act(async () => answerDelivery())
  expect(jest.mocked(goTo).mock.calls).toEqual([['/thank-you']])
  expect(button('Processing...')).toBeDisabled()
})

test('nothing of a request is printed', async () => {
  await openAndFillIn()
  await submit()
  await fail('refused')
  await submit('Try again')
  await act(async () => answerDelivery())
  expect(printed.flatMap((print) => print.mock.calls)).toEqual([])
})

test('a second press while a request is being sent does nothing', async () => {
  await openAndFillIn()
  await submit()
  fireEvent.submit(field('Name').form as HTMLFormElement)
  await wait(0)
  expect(deliverLead).toHaveBeenCalledTimes(1)
})

describe.each([
  ['unreachable', 'we cannot tell whether your request has arrived'],
  ['unavailable', 'cannot take requests at the moment'],
  ['refused', 'did not accept your request'],
  ['offline', 'You are offline'],
] as const)('a request that is %s', (failure, words) => {
  beforeEach(async () => {
    await openAndFillIn()
    await submit()
    // Browsers take the focus from a button that is disabled; jsdom does not.
    act(() => field('Name').focus())
    act(() => field('Name').blur())
    await fail(failure)
  })

  test('is said to be so, and not thanked for', () => {
    expect(status()).toHaveTextContent(words)
    expect(goTo).not.toHaveBeenCalled()
  })

  test('leaves everything typed where it was', () => {
    expect(field('Name')).toHaveValue(filled.name)
    expect(field('Pest type')).toHaveValue(filled.pestType)
    expect(field('Message')).toHaveValue(filled.message)
  })

  test('can be tried again by the same button, which gets the focus back', () => {
    expect(button('Try again')).toBeEnabled()
    expect(button('Try again')).toHaveFocus()
  })

  test('can be sent as an e-mail that is written already, or told by telephone', async () => {
    await write('Phone', '(740) 555-0100')
    const mail = screen.getByRole('link', { name: 'send it as an email' })
    const { pathname, searchParams } = new URL(mail.getAttribute('href') ?? '')
    expect(pathname).toBe('hello@example.com')
    expect(searchParams.get('body')).toContain(`Name: ${filled.name}`)
    expect(searchParams.get('body')).toContain('Phone: (740) 555-0100')
    const calls = screen.getAllByRole('link', { name: '(614) 555-0142' })
    expect(status()).toContainElement(calls[0] as HTMLElement)
  })
})

test('who tries again sends the same under the same id', async () => {
  await openAndFillIn()
  await submit()
  await fail('unreachable')
  await submit('Try again')
  expect(status()).toBeEmptyDOMElement()
  const [first, second] = sent()
  expect(second).toEqual(first)
  await act(async () => answerDelivery())
  expect(goTo).toHaveBeenCalledTimes(1)
})

test('who mends something before trying again sends it under another id', async () => {
  await openAndFillIn()
  await submit()
  await fail('refused')
  await write('Phone', '(740) 555-0100')
  await submit('Try again')
  const [first, second] = sent()
  expect(second).toMatchObject({ phone: '(740) 555-0100' })
  expect(second?.submission_id).not.toBe(first?.submission_id)
})

test('a failure is forgotten when the next press finds something to mend', async () => {
  await openAndFillIn()
  await submit()
  await fail('refused')
  await write('Phone', '')
  await submit('Try again')
  expect(status()).toBeEmptyDOMElement()
  expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus()
})

test('the focus stays with a visitor who has gone on to a field meanwhile', async () => {
  await openAndFillIn()
  await submit()
  act(() => field('Message').focus())
  await fail('unavailable')
  expect(field('Message')).toHaveFocus()
})

test('who is offline hears so at once, and nothing is sent', async () => {
  await openAndFillIn()
  onLine.mockReturnValue(false)
  await submit()
  expect(status()).toHaveTextContent('You are offline')
  expect(deliverLead).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  await submit('Try again')
  expect(deliverLead).toHaveBeenCalledTimes(1)
})

describe('what hints at a machine is sent along, and holds nothing back:', () => {
  const trap = () => screen.getByLabelText('Leave this field empty', { selector: 'input' })

  test('a hidden field that is filled in', async () => {
    await openAndFillIn()
    fireEvent.change(trap(), { target: { value: 'https://buy.example' } })
    await submit()
    expect(sent()).toEqual([
      expect.objectContaining({ ...filled, spam_signals: 'hidden-field' }) as never,
    ])
  })

  test('a form that is sent as soon as the page is open', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(500)
    await openAndFillIn()
    await submit()
    expect(sent()).toEqual([expect.objectContaining({ spam_signals: 'too-fast' }) as never])
    now.mockRestore()
  })

  test('the hidden field is no field for people', async () => {
    await openAndFillIn()
    expect(trap()).toHaveAttribute('tabindex', '-1')
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull()
  })
})

describe('a draft', () => {
  const reload = (page: { unmount: () => void }) => {
    page.unmount()
    render(form)
  }

  test('outlives a reload of the page', async () => {
    reload(await openAndFillIn())
    await wait(0)
    expect(field('Name')).toHaveValue(filled.name)
    expect(field('Pest type')).toHaveValue(filled.pestType)
    await submit()
    expect(sent()).toEqual([expect.objectContaining(filled) as never])
  })

  test('brings back the fields of bed bugs too', async () => {
    const page = await openAndFillIn()
    await write('Pest type', 'bed-bugs')
    await write('Square footage', '900')
    reload(page)
    await wait(0)
    expect(field('Square footage')).toHaveValue('900')
  })

  test('gives way to what was typed before React was awake', async () => {
    const page = await openAndFillIn()
    page.unmount()
    const host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = renderToString(form)
    field('Name').value = 'Ann Early'
    render(form, { container: host, hydrate: true })
    await wait(0)
    expect(field('Name')).toHaveValue('Ann Early')
    expect(field('Phone')).toHaveValue(filled.phone)
    await submit()
    expect(sent()).toEqual([expect.objectContaining({ ...filled, name: 'Ann Early' }) as never])
    expect(console.error).not.toHaveBeenCalled()
  })

  test('stays after a failure, and goes once the request has arrived', async () => {
    await openAndFillIn()
    await submit()
    await fail('unreachable')
    expect(sessionStorage).toHaveLength(1)
    await submit('Try again')
    await act(async () => answerDelivery())
    expect(sessionStorage).toHaveLength(0)
  })
})
