import { inquiryFields } from '@/lib/contact/inquiry-values'
import { estimateFields } from '@/lib/estimate/fields'
import type { FormName, FormService } from '@/lib/forms/service'

/**
 * A page that nobody visits: Netlify takes only forms, and of each only the fields, that it finds in a page when the
 * site is deployed. The forms of the site are sent by script and say nothing of it.
 */
export function netlifyFormsPage({ fields }: FormService): string {
  const forms: Record<FormName, readonly string[]> = {
    estimate: estimateFields.map(({ name }) => name),
    contact: inquiryFields,
  }
  const shared = ['submission_id', 'spam_signals', ...Object.keys(fields)]
  const markup = Object.entries(forms).map(([name, own]) => {
    const inputs = [...own, ...shared].map((field) => `<input name="${escape(field)}">`)
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

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
