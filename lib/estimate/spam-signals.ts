/** Nobody reads this form and fills it in sooner after opening the page. */
const minMilliseconds = 3_000

/**
 * What hints at a machine. A hint is sent along and holds nothing back: a visitor with a browser that
 * fills in everything by itself is quick, too.
 *
 * @param trap Text of a field that people do not see.
 * @param milliseconds Time since the page was opened.
 */
export function spamSignals(trap: string, milliseconds: number): string[] {
  return [
    ...(trap === '' ? [] : ['hidden-field']),
    ...(milliseconds < minMilliseconds ? ['too-fast'] : []),
  ]
}
