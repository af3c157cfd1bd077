import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { pests } from './pests'
import { wait } from './visitor'
import { RequestForm } from '@/components/islands/forms/RequestForm'
import type { FormService } from '@/lib/forms/settings'

/** What a visitor fills in who asks about wildlife. */
export const filled = {
  name: 'Jo Miller',
  email: 'jo@example.com',
  phone: '(614) 555-0199',
  pestType: 'wildlife',
  message: 'Scratching overhead.',
}

/** Takes what the forms send. */
export const formService: FormService = {
  endpoint: 'https://forms.example.org/abc',
  fields: {},
  formField: 'form',
}

export const company = {
  email: 'office@example.org',
  phone: { display: '(212) 555-0100', dial: '+12125550100' },
}

export const estimateForm = (service?: FormService, photos?: { label: string; hint: string }) => (
  <RequestForm
    {...company}
    form="estimate"
    options={pests}
    subject="Free estimate"
    button="Get my free estimate"
    formService={service}
    photos={photos}
  />
)

/** A form as the server sends it, which the visitor uses before React hydrates it. */
export async function hydrateAfter(fillInEarly: () => void, form: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  fillInEarly()
  render(form, { container, hydrate: true })
  await wait(0)
}

const selector = 'input, select, textarea'

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector })

export const dateButton = () =>
  screen.queryByLabelText(/^Preferred treatment date/, { selector: 'button' })

export const button = (name = 'Get my free estimate') => screen.getByRole('button', { name })

export const status = () => screen.getByRole('status')

/** Replaces what a field holds, and lets the form look at it. */
export async function write(label: string, text: string) {
  fireEvent.change(field(label), { target: { value: text } })
  await wait(0)
}

export async function fillIn(pestType = filled.pestType) {
  await write('Name', filled.name)
  await write('Email', filled.email)
  await write('Phone', filled.phone)
  await write('Pest type', pestType)
  await write('Message', filled.message)
}

export async function submit(name?: string) {
  fireEvent.click(button(name))
  await wait(0)
}
