declare global {
  /** How many scripts did not load. The address of each later one ends in it (scripts/build/finish/bundle-islands.ts). */
  var failedImports: number | undefined
}

/**
 * Imports a script when it is first needed. After a failure the next call asks for it again, under another address:
 * some browsers remember a failed import for as long as the page lives.
 */
export function lazyImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      globalThis.failedImports = (globalThis.failedImports ?? 0) + 1
      throw error
    })
    return loading
  }
}

/** How long a press of a button waits for a script. */
const timeoutMilliseconds = 30_000

/** @returns The script, or nothing when it fails or takes too long. It may still come, and be there for the next press. */
export function importInTime<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMilliseconds)
    load().then(resolve, () => resolve(undefined))
  })
}
