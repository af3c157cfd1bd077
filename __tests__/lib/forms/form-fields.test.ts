import { estimateFields } from '../../support/estimate-fields'
import { noteFor, visibleFields, type FormField } from '@/lib/forms/form-fields'
import { estimate, forms } from '@/lib/site/page-copy'

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

test.each([
  ['0', true],
  ['-5', true],
  ['-5 sq ft', true],
  ['1', false],
  ['1e3', false],
  ['', false],
  ['many', false],
])('the size “%s” is impossible: %s', (size, isImpossible) => {
  const note = isImpossible ? estimate().fields.squareFootage.impossible : undefined
  expect(noteFor(field('squareFootage'), size)).toBe(note)
})

test('a number in another field gets no remark', () => {
  expect(noteFor({ ...field('phone'), impossible: 'No.' }, '0')).toBeUndefined()
})
