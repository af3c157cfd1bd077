/** The code that only a press of the button needs. It loads with the first letter that is typed, or with the press. */
export { SentInquiry } from './SentInquiry'
export { missingFields } from '@/lib/forms/fields'
export { askForFields, cleanControls, readForm } from '@/lib/forms/form-element'
export { mailOf, mailtoLink } from '@/lib/forms/mail'
