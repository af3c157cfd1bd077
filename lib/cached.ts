/** Long enough to render one page, which reads the same files dozens of times. */
const developmentMilliseconds = 2_000

/** Calls a function once for each key and keeps the result. In development for two seconds only, so that changes of files show. */
export function cached<Result, Key = void>(make: (key: Key) => Result): (key: Key) => Result {
  const cache = new Map<Key, { result: Result; madeAt: number }>()
  return (key) => {
    const last = cache.get(key)
    const age = Date.now() - (last?.madeAt ?? 0)
    const isStale = process.env.NODE_ENV === 'development' && age > developmentMilliseconds
    if (last && !isStale) return last.result
    const result = make(key)
    cache.set(key, { result, madeAt: Date.now() })
    return result
  }
}
