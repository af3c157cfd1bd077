import { formFields } from '@/lib/forms/fields'
import { netlifyFormsPage } from '@/scripts/build/hosts/netlify-forms'

const page = netlifyFormsPage({
  endpoint: '/',
  fields: { 'sub"ject': 'Website' },
  formField: 'form-name',
})

const listed = (form: string) => {
  const [, inputs = ''] =
    new RegExp(`<form name="${form}" method="post" data-netlify="true" hidden>(.*)</form>`).exec(
      page,
    ) ?? []
  return [...inputs.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)
}

const shared = ['submission_id', 'spam_signals', 'sub&quot;ject']

test('Netlify finds both forms, each with all that it sends, on a page that search engines leave alone', () => {
  expect(page).toContain('<meta name="robots" content="noindex">')
  for (const form of ['estimate', 'contact'] as const) {
    expect(listed(form)).toEqual([...formFields[form].map(({ name }) => name), ...shared])
  }
})
