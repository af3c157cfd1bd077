/** A script of its own, which the site script fetches late, and only where visits are counted. */
import { onCLS, onINP, onLCP } from 'web-vitals'

/** @param report Gets the name of a figure and its value: milliseconds, of CLS a share. */
export function measureVitals(report: (name: string, value: number) => void) {
  for (const onVital of [onCLS, onINP, onLCP]) {
    onVital(({ name, value }) =>
      report(name, name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)),
    )
  }
}
