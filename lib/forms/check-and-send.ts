/** Code that only a submit needs, more than the rest of the form. It loads at the first input, or at the submit. */
export { passesBrowserChecks } from './form-element'
export { logRequest } from './log-request'
export { sendForm } from './send'
export { resolverOf } from './validate'
