/** Long enough to render one page, which reads the same files dozens of times. */
const developmentMilliseconds = 2_000

type Cache<Key> = Map<Key, { result: unknown; madeAt: number }>

/** Calls a function once for each key and keeps the result. In development for two seconds only, so that changes of files show. */
export function cached<Result, Key = void>(
  make: (key: Key) => Result,
  cache: Cache<Key> = new Map(),
): (key: Key) => Result {
  return (key) => {
    const last = cache.get(key)
    const age = Date.now() - (last?.madeAt ?? 0)
    const isStale = process.env.NODE_ENV === 'development' && age > developmentMilliseconds
    if (last && !isStale) return last.result as Result
    const result = make(key)
    cache.set(key, { result, madeAt: Date.now() })
    return result
  }
}

/**
 * Like `cached`, for what takes long: Next's bundles of pages and of pictures each have their own copy of every module, and
 * share only global values.
 *
 * @param name Names the cache. No other may have the same name.
 */
export function cachedForAllBundles<Result, Key = void>(
  name: string,
  make: (key: Key) => Result,
): (key: Key) => Result {
  const symbol = Symbol.for(`cache of ${name}`)
  const shared = globalThis as unknown as Record<symbol, Cache<Key> | undefined>
  return cached(make, (shared[symbol] ??= new Map()))
}
