/** In development: long enough for one page, which asks for the same files dozens of times. */
const developmentMilliseconds = 2_000

/** Makes once a process; while developing anew after two seconds, so that a saved file shows at the next request. */
export function cached<Result>(make: () => Result): () => Result {
  let last: { result: Result; madeAt: number } | undefined
  return () => {
    const isStale =
      process.env.NODE_ENV === 'development' &&
      last !== undefined &&
      Date.now() - last.madeAt > developmentMilliseconds
    if (last === undefined || isStale) last = { result: make(), madeAt: Date.now() }
    return last.result
  }
}
