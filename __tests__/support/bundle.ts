import './change-company'
import './content-folder'

// What the modules above take back, they take back after the tests of every file, as they are loaded here.

declare const bundledFiles: readonly string[]

// Runs several files of tests with one set of modules: see jest.together.config.mjs.
for (const file of bundledFiles) {
  describe(file, () => {
    jest.requireActual(file)
  })
}
