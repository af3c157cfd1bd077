/** Code that only a submit needs. It loads at the first input, or at the submit. */
export { SentInquiry } from './SentInquiry'
export { passesBrowserChecks, readForm } from '@/lib/forms/form-element'
export { createMail, mailtoLink } from '@/lib/forms/mail'
