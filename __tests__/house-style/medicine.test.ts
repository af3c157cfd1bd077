import { sourceFiles } from '../support/source-files'
import { plainText } from '../support/words'

const body =
  /\b(bites?|bitten|stings?|stung|skin|fever|rash(es)?|vomit\w*|swell\w*|swollen|swallow\w*|symptoms?|rabies|lyme|hives|doctors?|emergency rooms?)\b/i

const amount =
  /\b(\d[\d/ ]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|a few|several)( (and a half|or two|(to|or) [\d/]+))?[ -](minutes?|hours?|days?|weeks?|months?)\b(?!’)|\bdoses?\b/i

const treatments =
  /\b(epipens?|epinephrine|antibiotics?|antihistamines?|doxycycline|tetanus|tourniquets?|incubat\w*)\b/i

/** Titles of sources may name what they are about. */
const isSource = (line: string) => /^\s*(- )?(title|url):/.test(line)

/**
 * A company for pests knows animals and houses. About the body of a person or a pet it says who knows, in the one block
 * of content/pages/emergency-guide.yaml: what is right for one patient is wrong for the next.
 */
test('no text gives hours, days, weeks or a dose for a bite, a sting or an illness, or names a medicine', () => {
  const sentences = sourceFiles(['content'], ['.md', '.yaml'])
    .filter(({ path }) => !path.endsWith('pages/emergency-guide.yaml'))
    .flatMap(({ path, source }) =>
      plainText(
        source
          .split('\n')
          .filter((line) => !isSource(line))
          .join('\n'),
      )
        // A line that goes on in the next one is one sentence with it.
        .split(/(?<=[.?!:])\s+|\n(?=\s*(?:- |\w+:|$))/)
        .map((sentence) => ({ path, sentence: sentence.replace(/\s+/g, ' ') })),
    )
  const medicine = sentences
    .filter(
      ({ sentence }) => (body.test(sentence) && amount.test(sentence)) || treatments.test(sentence),
    )
    .map(({ path, sentence }) => `${path}: ${sentence.slice(0, 200)}`)
  expect(medicine).toEqual([])
})
