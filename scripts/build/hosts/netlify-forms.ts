import { escapeHtml } from '@/lib/escape-html'
import { formFields } from '@/lib/forms/fields'
import type { FormService } from '@/lib/forms/settings'

const forms = ['estimate', 'contact'] as const

/**
 * A page that nobody visits: Netlify takes only forms, and of each only the fields, that it finds in a page when the
 * site is deployed. The forms of the site are sent by script and say nothing of it.
 */
export function netlifyFormsPage({ fields }: FormService): string {
  const shared = ['submission_id', 'spam_signals', ...Object.keys(fields)]
  const markup = forms.map((name) => {
    const inputs = [...formFields[name].map((field) => field.name), ...shared].map(
      (field) => `<input name="${escapeHtml(field)}">`,
    )
    return `<form name="${name}" method="post" data-netlify="true" hidden>${inputs.join('')}</form>`
  })
  return [
    '<!DOCTYPE html>',
    '<html lang="en"><head><title>Forms</title><meta name="robots" content="noindex"></head><body>',
    ...markup,
    '</body></html>',
    '',
  ].join('\n')
}
