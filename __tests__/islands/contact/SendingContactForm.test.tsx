import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { fillInInquiry, sendingContactForm, sentInquiry } from '../../support/contact-form'
import { field, submit } from '../../support/estimate-form'
import { stopTheClock, wait } from '../../support/visitor'
import { sendForm } from '@/lib/forms/send'

jest.mock('@/lib/browser/navigation')
jest.mock('@/lib/forms/send')

stopTheClock()

beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(sendForm).mockReset()
})

test('without script the form is one to the mail program', () => {
  const html = renderToString(sendingContactForm)
  expect(html).toMatch(
    /<form action="mailto:office@example.org"[^>]* encType="text\/plain" method="post"/,
  )
  expect(html).toMatch(/<button[^>]* type="submit"/)
})

test('the checks are the browser’s, and nothing is sent while one fails', async () => {
  render(sendingContactForm)
  expect(field('Name').form?.noValidate).toBe(false)
  await submit('Send message')
  expect(sendForm).not.toHaveBeenCalled()
})

test('what is typed before hydration stays, and is sent', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(sendingContactForm)
  field('Name').value = 'Ann Early'
  render(sendingContactForm, { container, hydrate: true })
  await wait(0)
  expect(field('Name')).toHaveValue('Ann Early')
  container.remove()
})

test('consent is asked for again after a reload', async () => {
  const { unmount } = render(sendingContactForm)
  await fillInInquiry()
  unmount()
  render(sendingContactForm)
  await act(() => wait(0))
  expect(field('Phone')).toHaveValue(` ${sentInquiry.phone} `)
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})
