import { z } from 'zod'
import { domain, groupOf, headingSchema, listOf, matching, template, textSchema } from './fields'
import {
  headedSchema,
  headedWithWordsSchema,
  introductionSchema,
  labelsOf,
  metaSchema,
  optionSchema,
} from './page-parts'

const field = groupOf('Words of this field.', {
  label: textSchema.describe('Shown above the field.'),
  hint: textSchema.optional().describe('Shown below the label.'),
})

const checkedField = groupOf('Words of this field.', {
  ...field.shape,
  problem: textSchema.describe('Shown when the entry is missing or wrong.'),
})

const placeholder = textSchema.describe('Shown in the list until something is chosen.')

/** What visitors read of a field. */
export type FieldWords = z.output<typeof field> &
  Partial<Record<'problem' | 'placeholder' | 'mailLabel' | 'link', string>>

const submitting = textSchema.describe('The same while the form is being submitted.')

const withoutScript = template('Shown where the script of the form does not come.', {
  needs: { phone: 'your number' },
  takes: { email: 'your address' },
})

const closing = textSchema.describe('Ends an e-mail with what was filled in: where it comes from.')

/** content/pages/contact.yaml. */
export const contactSchema = z.strictObject({
  meta: metaSchema,
  hero: headedWithWordsSchema.describe('The top of the page.'),
  details: groupOf('Phone, address and hours, of content/company.yaml.', {
    heading: headingSchema,
    hours: textSchema.describe('Heading of the hours, for those who cannot see them.'),
    replyPromise: textSchema.describe('When you answer e-mail.'),
  }),
  licenses: groupOf('The licenses of content/company.yaml.', {
    heading: headingSchema,
    expires: template('Until when a license holds.', { needs: { date: 'its last day' } }),
  }),
  reviews: headedSchema.describe('The reviews.'),
  articles: headedSchema.describe('The newest articles.'),
  form: groupOf('The form.', {
    heading: headingSchema,
    button: textSchema.describe('Label of the button.'),
    submitting,
    fields: groupOf('The fields.', {
      name: field,
      email: field,
      phone: field,
      service: groupOf('Words of this field.', {
        ...field.shape,
        placeholder,
        mailLabel: textSchema.describe('Begins its line in the e-mail.'),
      }),
      message: field,
      consent: groupOf('The box that has to be ticked.', {
        label: template('Beside the box.', { needs: { link: 'the link' } }),
        link: textSchema.describe('Leads to the privacy policy.'),
      }),
    }),
    otherInquiries: listOf(
      'What the form offers besides the services. The value becomes the subject of the e-mail.',
      optionSchema,
    ),
    subject: textSchema.describe('Subject of the e-mail where nothing was chosen.'),
    closing,
    withoutScript,
    success: textSchema.describe('Shown in place of the form once it has opened the email.'),
    thanks: textSchema.describe('Heads those words.'),
    notOpened: template('What to do where no email opened.', {
      needs: { email: 'your address' },
      takes: { phone: 'your number' },
    }),
    cut: textSchema.describe('Where the text was too long for a link.'),
    copy: textSchema.describe('Label of the text to copy.'),
  }),
})

export type ContactFormWords = z.output<typeof contactSchema>['form']

/** content/pages/estimate.yaml. */
export const estimateSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  introduction: introductionSchema,
  withoutScript,
  button: textSchema.describe('Label of the button of the form.'),
  submitting,
  fields: groupOf('The fields of the form.', {
    name: checkedField,
    email: checkedField,
    phone: checkedField,
    pestType: groupOf('Words of this field.', { ...checkedField.shape, placeholder }),
    squareFootage: checkedField,
    treatmentDate: checkedField,
    message: field,
  }),
  closing,
  callInstead: textSchema.describe('Shown above the phone number.'),
  nextSteps: groupOf('What happens after the form is sent.', {
    heading: headingSchema,
    items: listOf('The steps, in their order.', textSchema),
  }),
  otherPests: listOf('What the form offers besides the services.', optionSchema),
})

/** content/pages/forms.yaml: what both forms say. */
export const formsSchema = z.strictObject({
  optional: textSchema.describe('Shown after the label of a field that may stay empty.'),
  problems: textSchema.describe('Heads the list of what is to be corrected.'),
  calendar: labelsOf('The calendar: its buttons, and what it says of a day.', [
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
  failedMail: textSchema.describe('Words of that link.'),
  mailCut: textSchema.describe('Ends an e-mail whose text was too long for a link.'),
})

export type FormWords = z.output<typeof formsSchema>

/** content/pages/thank-you.yaml. */
export const thankYouSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  introduction: textSchema.describe('The words below the heading, which end in the phone number.'),
  home: groupOf('Leads back to the home page.', {
    countdown: textSchema.describe('Says that the home page opens after five seconds.'),
    now: template('Leads there at once.', { needs: { link: 'the link' } }),
    link: textSchema.describe('Words of the link to the home page.'),
    stay: textSchema.describe('Label of the button that stops the clock.'),
    stays: textSchema.describe('Answers that button.'),
  }),
})

/** Whether browsers can send entries there safely: by https, or to a path of the site itself. */
function isEndpoint(address: string): boolean {
  // "//host" is another site.
  if (/^\/(?![/\\])/.test(address)) return true
  if (!/^https:\/\/[^\s\\]+$/.test(address) || !URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  // fetch refuses an address with a name or a password in it.
  return domain.test(hostname) && !username && !password
}

/** The service that takes the estimate form. docs/content.md says what it gets. */
export const formService = z.strictObject({
  endpoint: z
    .string()
    .trim()
    .refine(isEndpoint, 'must be a whole https address without a password, or a path of this site')
    .meta({ examples: ['https://forms.example.org/abc'] })
    .describe(
      'Address that takes what the estimate form sends: "https://forms.example.org/abc", or a path of this site.',
    ),
  fields: z
    .record(
      matching(
        /^(?!\d+$)[^\s.*:<>]+$/,
        'must be a name without a space or one of . * : < >, and not of digits alone',
      ),
      z.string(),
    )
    .default({})
    .describe(
      'What is sent along, such as a key: { access_key: … }. Every visitor can read it: nothing secret.',
    ),
})

export type FormService = z.output<typeof formService>
