import { useEffect, useSyncExternalStore } from 'react'

/** False in the static HTML and until React has taken over. */
export function useIsAwake() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/** A browser that kept the page whole for the way back would show it as it was left, in mid-work. */
export function useReturn(onReturn: () => void) {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  })
}
