import { estimateFields, pests } from '../../support/estimate-fields'
import { fieldsInWords, type Field } from '@/lib/forms/fields'
import { contact, forms } from '@/lib/pages/page-copy'

const inquiries = [{ value: 'other', label: 'Other' }]
const contactFields = fieldsInWords('contact', contact.form.fields, forms, inquiries)

/** What the page and the browser do with each field, and what stands behind the label of one that may stay empty. */
const asked = (fields: readonly Field[]) =>
  fields.map(({ name, control, autoComplete, inputMode, rows, isRequired, optional }) =>
    [name, control, autoComplete, inputMode, rows, isRequired ? 'required' : optional]
      .filter(Boolean)
      .join(' '),
  )

test('each form asks in controls that suit, in its order, and browsers can fill in who asks [spec: Validation rules]', () => {
  const person = ['name text name required', 'email email email required', 'phone tel tel required']
  const { optional } = forms
  expect(asked(estimateFields)).toEqual([
    ...person,
    'pestType select required',
    `squareFootage text decimal ${optional}`,
    `treatmentDate date ${optional}`,
    `message textarea 4 ${optional}`,
  ])
  expect(asked(contactFields)).toEqual([
    ...person,
    'service select required',
    `message textarea 4 ${optional}`,
    'consent checkbox required',
  ])
})

test('a select has its options, and a day its calendar', () => {
  const extras = [...estimateFields, ...contactFields].map(({ name, options, calendar }) => ({
    [name]: options ?? calendar,
  }))
  expect(extras.filter((extra) => Object.values(extra)[0])).toEqual([
    { pestType: pests },
    { treatmentDate: forms.calendar },
    { service: inquiries },
  ])
})
