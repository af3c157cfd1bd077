/** What a press of the button needs. It weighs more than the rest of the form, and comes with the first letter, or the press. */
export { sendForm } from './send'
export { resolverOf } from './validate'
