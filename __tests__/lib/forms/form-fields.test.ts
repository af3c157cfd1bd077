import { estimateFields } from '../../support/estimate-fields'
import { visibleFields, type FormField } from '@/lib/forms/form-fields'
import { forms } from '@/lib/site/page-copy'

const field = (name: string) => estimateFields.find((field) => field.name === name) as FormField

test('a field that may stay empty says so, and a date has the words of its calendar', () => {
  const { optional, calendar } = forms()
  expect(field('message')).toMatchObject({ optional })
  expect(field('name')).not.toHaveProperty('optional')
  expect(field('treatmentDate')).toMatchObject({ optional, calendar })
  expect(field('message')).not.toHaveProperty('calendar')
})

test('size and day are visible only with a pest that asks for them', () => {
  const names = (pestType: string) =>
    visibleFields(estimateFields, { pestType }).map(({ name }) => name)
  expect(names('bed-bugs')).toEqual(estimateFields.map(({ name }) => name))
  const others = ['name', 'email', 'phone', 'pestType', 'message']
  for (const pest of ['termites', '', 'unknown']) expect(names(pest)).toEqual(others)
})
