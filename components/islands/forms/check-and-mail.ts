/** What only the button needs. It loads with the first letter that is typed, or with the press. */
export { SentInquiry } from './SentInquiry'
export { passesBrowserChecks, readForm } from '@/lib/forms/form-element'
export { createMail, mailtoLink } from '@/lib/forms/mail'
