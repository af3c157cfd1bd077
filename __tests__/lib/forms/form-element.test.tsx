import { disableBrowserChecks, passesBrowserChecks } from '@/lib/forms/form-element'
import type { FormField } from '@/lib/forms/form-fields'

const fields: FormField[] = [
  { name: 'email', label: 'Address', control: 'email', isRequired: true },
  { name: 'phone', label: 'Phone', control: 'tel' },
  { name: 'service', label: 'Service', control: 'select', isRequired: true },
  { name: 'message', label: 'Message', control: 'textarea' },
  { name: 'consent', label: 'Consent', control: 'checkbox', isRequired: true },
]

let form: HTMLFormElement

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input name="email" type="email" value="jo@example.com" required>
      <input name="phone" type="tel">
      <select name="service" required><option value=""><option value="mites" selected></select>
      <textarea name="message"> Ants. </textarea>
      <input name="consent" type="checkbox" checked required>
      <button></button>
    </form>`
  form = document.querySelector('form') as HTMLFormElement
})

const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement

test('a complete form passes, and what nobody sees is taken off its inputs', () => {
  control('email').value = '\u200bjo@exam\u00adple.com'
  control('phone').value = ' 614\u200b '
  expect(passesBrowserChecks(form, fields)).toBe(true)
  expect(control('email').value).toBe('jo@example.com')
  expect(control('phone').value).toBe('614')
  // Blanks in a message are the visitor's own.
  expect(control('message').value).toBe(' Ants. ')
  expect(control('consent').value).toBe('on')
})

test.each([
  ['email', { value: ' \u200b' }],
  ['email', { value: 'jo' }],
  ['service', { value: '' }],
  ['consent', { checked: false }],
])('a form with a wrong %s does not pass', (name, change) => {
  Object.assign(control(name), change)
  const invalid: unknown[] = []
  form.addEventListener('invalid', ({ target }) => invalid.push(target), { capture: true })
  expect(passesBrowserChecks(form, fields)).toBe(false)
  // The browser shows its message there.
  expect(invalid).toEqual([control(name)])
})

test('only a wrong field is marked for screen readers, until it is corrected', () => {
  control('email').value = 'jo'
  passesBrowserChecks(form, fields)
  const marked = () => [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')]
  expect(marked()).toEqual([control('email')])
  for (const [text, isWrong] of [
    ['jo@', true],
    ['jo@example.com', false],
    // While somebody types, nothing is reported.
    ['', false],
  ] as const) {
    control('email').value = text
    control('email').dispatchEvent(new Event('input'))
    expect(marked()).toHaveLength(Number(isWrong))
  }
})

test('the browser checks a form again once React has left it', () => {
  const enable = disableBrowserChecks(form)
  expect(form.noValidate).toBe(true)
  enable()
  expect(form.noValidate).toBe(false)
})
