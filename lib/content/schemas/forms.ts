import { z } from 'zod'
import { group, heading, list, template, text } from './fields'
import { headed, headedWithWords, introduction, labels, meta, option } from './page-parts'

const field = group('Words of this field.', {
  label: text.describe('Shown above the field.'),
  hint: text.optional().describe('Shown below the label.'),
})

const checkedField = group('Words of this field.', {
  ...field.shape,
  problem: text.describe('Shown when the entry is missing or wrong.'),
})

const placeholder = text.describe('Shown in the list until something is chosen.')

/** What visitors read of a field. */
export type FieldWords = z.output<typeof field> &
  Partial<Record<'problem' | 'placeholder' | 'mailLabel' | 'link', string>>

const submitting = text.describe('The same while the form is being submitted.')

const withoutScript = template('Shown where the script of the form does not come.', {
  needs: { phone: 'your number' },
  takes: { email: 'your address' },
})

const closing = text.describe('Ends an e-mail with what was filled in: where it comes from.')

/** content/pages/contact.yaml. */
export const contactSchema = z.strictObject({
  meta,
  hero: headedWithWords.describe('The top of the page.'),
  details: group('Phone, address and hours, of content/company.yaml.', {
    heading,
    hours: text.describe('Heading of the hours, for those who cannot see them.'),
    replyPromise: text.describe('When you answer e-mail.'),
  }),
  licenses: group('The licenses of content/company.yaml.', {
    heading,
    expires: template('Until when a license holds.', { needs: { date: 'its last day' } }),
  }),
  reviews: headed.describe('The reviews.'),
  articles: headed.describe('The newest articles.'),
  form: group('The form.', {
    heading,
    button: text.describe('Label of the button.'),
    submitting,
    fields: group('The fields.', {
      name: field,
      email: field,
      phone: field,
      service: group('Words of this field.', {
        ...field.shape,
        placeholder,
        mailLabel: text.describe('Begins its line in the e-mail.'),
      }),
      message: field,
      consent: group('The box that has to be ticked.', {
        label: template('Beside the box.', { needs: { link: 'the link' } }),
        link: text.describe('Leads to the privacy policy.'),
      }),
    }),
    otherInquiries: list(
      'What the form offers besides the services. The value becomes the subject of the e-mail.',
      option,
    ),
    subject: text.describe('Subject of the e-mail where nothing was chosen.'),
    closing,
    withoutScript,
    success: text.describe('Shown in place of the form once it has opened the email.'),
    thanks: text.describe('Heads those words.'),
    notOpened: template('What to do where no email opened.', {
      needs: { email: 'your address' },
      takes: { phone: 'your number' },
    }),
    cut: text.describe('Where the text was too long for a link.'),
    copy: text.describe('Label of the text to copy.'),
  }),
})

export type ContactFormWords = z.output<typeof contactSchema>['form']

/** content/pages/estimate.yaml. */
export const estimateSchema = z.strictObject({
  meta,
  heading,
  introduction,
  withoutScript,
  button: text.describe('Label of the button of the form.'),
  submitting,
  fields: group('The fields of the form.', {
    name: checkedField,
    email: checkedField,
    phone: checkedField,
    pestType: group('Words of this field.', { ...checkedField.shape, placeholder }),
    squareFootage: checkedField,
    treatmentDate: checkedField,
    message: field,
  }),
  closing,
  callInstead: text.describe('Shown above the phone number.'),
  nextSteps: group('What happens after the form is sent.', {
    heading,
    items: list('The steps, in their order.', text),
  }),
  otherPests: list('What the form offers besides the services.', option),
})

/** content/pages/forms.yaml: what both forms say. */
export const formsSchema = z.strictObject({
  optional: text.describe('Shown after the label of a field that may stay empty.'),
  problems: text.describe('Heads the list of what is to be corrected.'),
  calendar: labels('The calendar: its buttons, and what it says of a day.', [
    'choose',
    'clear',
    'loading',
    'previous',
    'next',
    'today',
    'chosen',
  ]),
  failed: template('Shown when the estimate form could not be sent.', {
    needs: { mail: 'the link that opens an email', phone: 'your number' },
  }),
  failedMail: text.describe('Words of that link.'),
  mailCut: text.describe('Ends an e-mail whose text was too long for a link.'),
})

export type FormWords = z.output<typeof formsSchema>

/** content/pages/thank-you.yaml. */
export const thankYouSchema = z.strictObject({
  meta,
  heading,
  introduction: text.describe('The words below the heading, which end in the phone number.'),
  home: group('Leads back to the home page.', {
    countdown: text.describe('Says that the home page opens after five seconds.'),
    now: template('Leads there at once.', { needs: { link: 'the link' } }),
    link: text.describe('Words of the link to the home page.'),
    stay: text.describe('Label of the button that stops the clock.'),
    stays: text.describe('Answers that button.'),
  }),
})
