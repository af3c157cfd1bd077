import { inquiryFields } from '@/lib/contact/inquiry-values'
import { estimateFields } from '@/lib/estimate/fields'
import { netlifyFormsPage } from '@/scripts/hosts/netlify-forms'

const page = netlifyFormsPage({
  endpoint: '/',
  body: 'form',
  fields: { 'sub"ject': 'Website' },
  formField: 'form-name',
})

const fieldsOf = (form: string) => {
  const [, inputs = ''] =
    new RegExp(`<form name="${form}" method="post" data-netlify="true" hidden>(.*)</form>`).exec(
      page,
    ) ?? []
  return [...inputs.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)
}

const shared = ['submission_id', 'spam_signals', 'sub&quot;ject']

test('Netlify finds both forms, each with all that it sends', () => {
  expect(fieldsOf('estimate')).toEqual([...estimateFields.map(({ name }) => name), ...shared])
  expect(fieldsOf('contact')).toEqual([...inquiryFields, ...shared])
})

test('search engines leave the page alone', () => {
  expect(page).toContain('<meta name="robots" content="noindex">')
})
