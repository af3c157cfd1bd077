import '@testing-library/jest-dom'
// Removes what a test has rendered. Imported here, it does so after the tests of every file that shares its modules.
import '@testing-library/react'

// jsdom has no layout to scroll, and would print that it can't.
window.scrollBy = () => undefined
