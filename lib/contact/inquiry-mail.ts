import type { Mail } from '../mailto'

/**
 * The contact form as an e-mail to the company, without the spaces around what was typed.
 *
 * @param options What the form offers as the service.
 */
export function inquiryMail(
  form: FormData,
  options: readonly { value: string; label: string }[],
): Mail {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const service = text('service')
  return {
    subject: service || 'Pest Control Inquiry',
    lines: [
      ['Name', text('name')],
      ['Email', text('email')],
      ['Phone', text('phone')],
      ['Service Interest', options.find(({ value }) => value === service)?.label ?? ''],
      ['Message', text('message')],
    ],
    closing: 'This inquiry was sent through the website contact form.',
  }
}
