/** What only the button needs: more code than the rest of the form, so it loads with the first letter, or with the press. */
export { passesBrowserChecks } from './form-element'
export { logRequest } from './log-request'
export { chosenPhotos, smallPhotos } from './photos'
export { sendForm } from './send'
export { createChecks } from './validate'
