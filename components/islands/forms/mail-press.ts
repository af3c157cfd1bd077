/** What a press of the button needs of a form that opens an e-mail. It comes with the first letter, or the press. */
export { SentInquiry } from './SentInquiry'
export { missingFields } from '@/lib/forms/fields'
export { askForFields, cleanControls, readForm } from '@/lib/forms/form-element'
export { mailOf, mailtoLink } from '@/lib/forms/mail'
