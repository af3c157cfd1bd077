import '@testing-library/jest-dom'
// Removes what a test has rendered. Imported here, it does so after the tests of every file that shares its modules.
import '@testing-library/react'

// What a test has written into the document itself.
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

// jsdom has no layout to scroll, and would print that it can't.
window.scrollBy = () => undefined
