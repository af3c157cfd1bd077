import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fiveWordSequences, plainText, sharedSequences } from '../../__tests__/support/words'
import { locations } from '../support/site'

const folder = 'out/locations'
const largestShare = 0.25
const pairsShown = 5

/** City pages that differ by little more than a name are what search engines call doorways. */
test('no two city pages share more than 25 % of what stands between header and footer', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  const names = locations.flatMap(({ slug, city }) => [slug.replaceAll('-', ' '), city])
  const pages = files.map((file) => ({
    file,
    sequences: fiveWordSequences(mainText(readFileSync(join(folder, file), 'utf8')), names),
  }))
  const pairs = pages
    .flatMap((a, index) =>
      pages.slice(index + 1).map((b) => ({
        pair: `${a.file} ${b.file}`,
        share: sharedSequences(a.sequences, b.sequences).share,
      })),
    )
    .sort((a, b) => b.share - a.share)
  const worst = pairs.slice(0, pairsShown).map(({ pair, share }) => `${pair} ${share.toFixed(3)}`)
  test.info().annotations.push({ type: 'worst pairs', description: worst.join(', ') })
  expect(pages).toHaveLength(locations.length)
  expect(pairs.filter(({ share }) => share > largestShare)).toEqual([])
})

function mainText(html: string) {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0]
  if (!main) throw new Error('a page has no main part')
  return plainText(main.replace(/<(script|svg|style)[\s\S]*?<\/\1>/g, ' '))
}
