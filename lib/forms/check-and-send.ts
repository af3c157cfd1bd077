/** Code that only a submit needs, more than the rest of the form. It loads after the form. */
export { logRequest } from './log-request'
export { sendForm } from './send'
export { resolverOf } from './validate'
