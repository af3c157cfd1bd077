import './change-company'
import './content-folder'

// What the modules above take back, they take back after the tests of every file, as they are loaded here.

declare const bundledFiles: readonly (readonly string[])[]

/** Runs several files of tests with one set of modules: see jest.together.config.mjs. */
export function runBundle(bundle: number) {
  for (const file of bundledFiles[bundle] ?? []) {
    describe(file, () => {
      jest.requireActual(file)
    })
  }
}
