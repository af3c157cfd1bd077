/** In development: long enough for one page, which asks for the same files dozens of times. */
const developmentMilliseconds = 2_000

/** Makes once a process for each key; while developing anew after two seconds, so that a saved file shows at the next request. */
export function cached<Result, Key = void>(make: (key: Key) => Result): (key: Key) => Result {
  const kept = new Map<Key, { result: Result; madeAt: number }>()
  return (key) => {
    const last = kept.get(key)
    const age = Date.now() - (last?.madeAt ?? 0)
    const isStale = process.env.NODE_ENV === 'development' && age > developmentMilliseconds
    if (last && !isStale) return last.result
    const result = make(key)
    kept.set(key, { result, madeAt: Date.now() })
    return result
  }
}
