declare global {
  /** How many scripts were lost. Of each later one the address ends in it (scripts/build/finish/bundle-islands.ts). */
  var lostScripts: number | undefined
}

/**
 * Loads a script when it is first needed. After it was lost it is asked for again, and under another address: some
 * browsers remember that a script did not load for as long as the page lives.
 */
export function loadAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      globalThis.lostScripts = (globalThis.lostScripts ?? 0) + 1
      throw error
    })
    return loading
  }
}

/** How long a press waits for a script. Without an answer, the button would seem broken. */
const timeoutMilliseconds = 2_500

/** Rejects when a script has not loaded in time. It may still load, and be there for the next press. */
export function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('A script has not come in time')), timeoutMilliseconds)
    loading.then(resolve, reject)
  })
}
