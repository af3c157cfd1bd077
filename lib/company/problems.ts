import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** On a screen of 320 pixels, beside the menu and the number to call. */
const maxWordmarkPixels = 112
const wordmarkPixels = 14

/** Words for which the header has no room, where no logo stands in their place. */
export function wordmarkProblems({ company }: Content): Problem[] {
  return company.entries.flatMap((entry) => {
    const { brand, wordmark } = entry.fields
    if (brand?.logo?.saysName) return []
    return wordmark.flatMap((line, index) => {
      const pixels = Math.round(widthOf(line) * wordmarkPixels)
      if (pixels <= maxWordmarkPixels) return []
      const message = `“${line}” is about ${pixels} pixels wide, and ${maxWordmarkPixels} fit into the header on a small phone`
      return fieldProblem(entry, ['wordmark', index], { message, example: 'Pest Control' })
    })
  })
}

/** About the width of a text in the heading font, as a multiple of its size. */
function widthOf(text: string) {
  const widths = Array.from(text, (letter) => {
    if (/[ijlI .,’-]/.test(letter)) return 0.35
    if (/[cefgrst]/.test(letter)) return 0.5
    if (/[mMW]/.test(letter)) return 1.1
    return /[A-Zw&]/.test(letter) ? 0.8 : 0.64
  })
  return widths.reduce((sum, width) => sum + width, 0)
}
