import { chdir, cwd } from 'node:process'

const repository = cwd()

// The clock and the working folder are those of all tests again. What a test has replaced, Jest takes back before the next.
afterEach(() => {
  jest.useRealTimers()
  chdir(repository)
})
