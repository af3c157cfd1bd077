import { changeCompany } from '../../support/change-company'
import { headerLetters, headerLinks, maxHeaderLetters } from '@/lib/pages/navigation'
import { loadContent } from '@/lib/site/site-content'
import { headerRow } from '@/scripts/checks/header-row'

/** The hints with so many letters beyond the most that fit. */
function hintsWith(tooMany: number) {
  changeCompany({ booking: undefined, wordmark: [''] })
  const room = maxHeaderLetters - headerLetters()
  changeCompany({ booking: undefined, wordmark: ['x'.repeat(room + tooMany)] })
  return headerRow({ content: () => loadContent() } as Parameters<typeof headerRow>[0])
}

test('what fits into the header’s row is no hint, and of more the last entry is named', () => {
  expect(hintsWith(0)).toEqual([])
  expect(hintsWith(3)).toEqual([
    expect.objectContaining({
      file: expect.stringContaining('navigation.yaml') as string,
      field: 'header',
      isHint: true,
      message: expect.stringMatching(
        `^has 3 letters more than fit.*take out “${headerLinks().at(-1)?.name}”`,
      ) as string,
    }),
  ])
})
