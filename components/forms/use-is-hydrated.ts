import { useSyncExternalStore } from 'react'

/** False on the server and in the first render of hydration. */
export function useIsHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
