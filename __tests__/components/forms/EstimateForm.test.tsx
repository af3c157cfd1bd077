import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { pests } from '../../support/estimate-fields'
import {
  button,
  company,
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
  type FieldName,
} from '../../support/estimate-form'
import { translate } from '../../support/translate'
import { stopTheClock, visitor, wait } from '../../support/visitor'
import { goTo } from '@/lib/browser/history'
import { estimate, forms } from '@/lib/content/pages'

stopTheClock()

const { fields } = estimate()
const required = ['name', 'email', 'phone', 'pestType'] as const

let log: jest.SpyInstance

let user: UserEvent

beforeEach(() => {
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

test('what was typed before hydration is found after it, with the fields that depend on it', async () => {
  const early = { ...filled, pestType: 'bed-bugs' }
  await hydrateAfter(() => {
    for (const [name, text] of Object.entries(early)) field(name as FieldName).value = text
  }, estimateForm())
  for (const [name, text] of Object.entries(early)) {
    expect(field(name as FieldName)).toHaveValue(text)
  }
  expect(field('squareFootage')).toBeInTheDocument()
  expect(dateButton()).toBeInTheDocument()
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
  expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, ''])
})

test('an invalid press never shows that the form is being sent, nor disables the button [spec: States and transitions]', async () => {
  render(estimateForm())
  await fillIn()
  await write('phone', '555')
  const labels = new Set<string>()
  const element = button()
  const watch = new MutationObserver(() => {
    labels.add(`${element.textContent} ${element.hasAttribute('disabled')}`)
  })
  watch.observe(element, { attributes: true, childList: true, characterData: true, subtree: true })
  await submit()
  await wait(5_000)
  expect(summary()).toHaveFocus()
  expect([...labels]).toEqual([])
  watch.disconnect()
})

test('a page from the back/forward cache is ready again, and can be sent again', async () => {
  render(estimateForm())
  await fillIn()
  await submit()
  await wait(1_500)
  expect(button(estimate().submitting)).toBeDisabled()
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(field('name')).toHaveValue(filled.name)
  await submit()
  await wait(1_500)
  expect(logged()).toEqual([filled, filled])
})

test('until its script runs, its button is disabled and the form says phone and email', () => {
  document.body.innerHTML = renderToString(estimateForm())
  expect(button()).toBeDisabled()
  const notice = screen.getByText((text) =>
    text.startsWith(estimate().withoutScript.split('{')[0]!.trim()),
  )
  expect(within(notice).getByRole('link', { name: company.email })).toBeInTheDocument()
  expect(within(notice).getByRole('link', { name: company.phone.display })).toBeInTheDocument()
})

describe('with a form service', () => {
  let answer: (isOk: boolean) => Promise<void>

  beforeEach(() => {
    AbortSignal.timeout = () => new AbortController().signal
    global.fetch = jest.fn(
      () =>
        new Promise<Response>((resolve) => {
          answer = (ok) => act(async () => resolve({ ok, json: async () => ({}) } as Response))
        }),
    )
  })

  const mailLink = () => within(status()).getByRole('link', { name: forms().failedMail })

  test('until its script runs, the browser checks and sends the form by itself', () => {
    document.body.innerHTML = renderToString(estimateForm(formService))
    expect(button()).toBeEnabled()
    const { form } = field('name')
    expect(form).toHaveAttribute('action', formService.endpoint)
    expect(form).toHaveAttribute('method', 'post')
    expect(form?.noValidate).toBe(false)
    expect(new FormData(form!).get('access_key')).toBe('abc')
    expect(screen.queryByText(new RegExp(estimate().withoutScript.slice(0, 20)))).toBeNull()
  })

  test('a request is sent once, however often the button is pressed, and the thank-you page opens when it has arrived', async () => {
    render(estimateForm(formService))
    await fillIn()
    const { form } = field('name')
    fireEvent.submit(form!)
    fireEvent.submit(form!)
    await wait(15_000)
    expect(button(estimate().submitting)).toBeDisabled()
    expect(goTo).not.toHaveBeenCalled()
    await answer(true)
    expect(fetch).toHaveBeenCalledTimes(1)
    const body = jest.mocked(fetch).mock.calls[0]?.[1]?.body as FormData
    expect(Object.fromEntries(body)).toEqual({ ...filled, access_key: 'abc', website: '' })
    expect(jest.mocked(goTo).mock.calls).toEqual([['/thank-you']])
    expect(button(estimate().submitting)).toBeDisabled()
  })

  test('after a failure the button works again, and the form says phone and email, with all that was typed', async () => {
    render(estimateForm(formService))
    await fillIn()
    await submit()
    // Browsers take the focus from a button that is disabled; jsdom does not.
    act(() => field('name').focus())
    act(() => field('name').blur())
    await answer(false)
    expect(goTo).not.toHaveBeenCalled()
    expect(button()).toHaveFocus()
    expect(button()).toBeEnabled()
    expect(field('message')).toHaveValue(filled.message)
    const call = within(status()).getByRole('link', { name: company.phone.display })
    expect(call).toHaveAttribute('href', `tel:${company.phone.dial}`)
    await write('phone', '(740) 555-0100')
    const { pathname, searchParams } = new URL(mailLink().getAttribute('href') ?? '')
    expect(pathname).toBe(company.email)
    expect(searchParams.get('body')).toContain(`${fields.name.label}: ${filled.name}`)
    expect(searchParams.get('body')).toContain(`${fields.phone.label}: (740) 555-0100`)
    await submit()
    expect(status()).toBeEmptyDOMElement()
    await answer(true)
    expect(jest.mocked(goTo).mock.calls).toEqual([['/thank-you']])
  })

  test('a failure leaves the focus in the field where the visitor is', async () => {
    render(estimateForm(formService))
    await fillIn()
    await submit()
    act(() => field('message').focus())
    await answer(false)
    expect(field('message')).toHaveFocus()
  })

  test('the next press with an error removes the message of a failure', async () => {
    render(estimateForm(formService))
    await fillIn()
    await submit()
    await answer(false)
    await write('phone', '')
    await submit()
    expect(status()).toBeEmptyDOMElement()
    expect(summary()).toHaveFocus()
  })

  test('in a translated page the message of a failure comes and goes', async () => {
    render(estimateForm(formService))
    await fillIn()
    await submit()
    translate()
    await answer(false)
    expect(mailLink()).toBeInTheDocument()
    translate()
    await submit()
    expect(status()).toBeEmptyDOMElement()
    await answer(false)
    expect(mailLink()).toBeInTheDocument()
  })

  test('the honeypot is hidden from people, and sent along where a machine has filled it in', async () => {
    render(estimateForm(formService))
    await fillIn()
    const trap = screen.getByLabelText('Leave this field empty')
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull()
    fireEvent.change(trap, { target: { value: 'https://buy.example' } })
    await submit()
    const body = jest.mocked(fetch).mock.calls[0]?.[1]?.body as FormData
    expect(body.get('website')).toBe('https://buy.example')
  })
})
