import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { estimateFields } from './estimate-fields'
import { wait } from './visitor'
import { EstimateForm } from '@/components/forms/EstimateForm'
import { contact, estimate, forms } from '@/lib/content/pages'
import type { FormService } from '@/lib/content/schemas/forms'

/** What a visitor fills in who asks about wildlife. */
export const filled = {
  name: 'Jo Miller',
  email: 'jo@example.com',
  phone: '(614) 555-0199',
  pestType: 'wildlife',
  message: 'Scratching overhead.',
}

/** Takes what the form sends. */
export const formService: FormService = {
  endpoint: 'https://forms.example.org/abc',
  fields: { access_key: 'abc' },
}

export const company = {
  email: 'office@example.org',
  phone: { display: '(212) 555-0100', dial: '+12125550100' },
}

export const estimateForm = (service?: FormService) => (
  <EstimateForm
    {...company}
    fields={estimateFields}
    words={{ ...forms(), ...estimate() }}
    mail={{ subject: 'Free estimate', closing: estimate().closing, cut: forms().mailCut }}
    service={service}
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

const words = { ...contact().form.fields, ...estimate().fields }

export type FieldName = keyof typeof words

export const labelOf = (name: FieldName) => new RegExp(`^${words[name].label}`)

export const field = (name: FieldName) =>
  screen.getByLabelText<HTMLInputElement>(labelOf(name), { selector })

export const dateButton = () =>
  screen.queryByLabelText(labelOf('treatmentDate'), { selector: 'button' })

export const button = (name = estimate().button) => screen.getByRole('button', { name })

export const status = () => screen.getByRole('status')

/** Replaces what a field holds, and lets the form look at it. */
export async function write(name: FieldName, text: string) {
  fireEvent.change(field(name), { target: { value: text } })
  await wait(0)
}

export async function fillIn(pestType = filled.pestType) {
  for (const [name, text] of Object.entries({ ...filled, pestType })) {
    await write(name as FieldName, text)
  }
}

export async function submit(name?: string) {
  fireEvent.click(button(name))
  await wait(0)
}
