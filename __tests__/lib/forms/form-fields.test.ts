import { estimateFields } from '../../support/estimate-fields'
import type { FormField } from '@/lib/forms/form-fields'
import { forms } from '@/lib/site/page-copy'

const field = (name: string) => estimateFields.find((field) => field.name === name) as FormField

test('a field that may stay empty says so, and a date has the words of its calendar', () => {
  const { optional, calendar } = forms()
  expect(field('message')).toMatchObject({ optional })
  expect(field('name')).not.toHaveProperty('optional')
  expect(field('treatmentDate')).toMatchObject({ optional, calendar })
  expect(field('message')).not.toHaveProperty('calendar')
})
