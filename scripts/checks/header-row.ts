import type { Check } from './checks'
import { fieldProblem } from '@/lib/content/problems'
import { headerLetters, headerLinks, maxHeaderLetters } from '@/lib/pages/navigation'

/** Hints at entries for which the header has no room. */
export const headerRow: Check = ({ content }) => {
  const tooMany = headerLetters() - maxHeaderLetters
  const last = headerLinks().at(-1)
  const [navigation] = content().content.navigation.entries
  if (tooMany <= 0 || !last || !navigation) return []
  const message = `has ${tooMany} letters more than fit beside the name and the buttons on a small laptop, so the buttons take a second row: take out “${last.name}”, or shorten names`
  return [{ ...fieldProblem(navigation, ['header'], { message }), isHint: true }]
}
