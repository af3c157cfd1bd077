import { gzipSync } from 'node:zlib'
import { islandPages, services } from '../support/site'
import type { Rule, Visit } from './rule'
import { company } from '@/lib/company/company'
import { home } from '@/lib/pages/page-copy'
import { getEntry } from '@/lib/site-content'

/** Of any page. */
const ownRequests = 5 + (company().thirdPartyScript ? 1 : 0) + (company().brand?.logo ? 1 : 0)

/** Each service brings the drawings of its list. */
const requests = ownRequests + services.length

/**
 * What a phone may load before the visitor touches anything: bytes after gzip -9, and requests. The HTML of a static page
 * holds what the first two screens need in the ten packets (14,600 bytes) that a server sends before it waits for an answer.
 */
const budgets = {
  static: { html: 19_000, script: 2_000, all: 60_000, requests, blocking: 0 },
  island: { html: 20_000, script: 95_000, all: 140_000, requests: Infinity, blocking: 0 },
}

/** Of the page on which each emergency has its drawing. */
const homePage = { requests: requests + (home().emergencies?.items.length ?? 0) }

/** Of the page whose first question is answered by tapping a drawing, with the animals of each group below it. */
const guideKey = {
  html: 22_500,
  all: 90_000,
  requests: ownRequests + getEntry('identification-key').start.options.length,
}

/** Of a page whose animal is drawn once more, and smaller, beside what it is mistaken for. */
const guidePage = { requests: requests + 1 }

/** Of a page whose first screen shows a photo. */
const staticWithPhoto = { all: 120_000, requests: 12 }

type Measure = keyof typeof budgets.static

export const staysWithinItsBudget: Rule = async (visit) => {
  const sizes = await sizesOf(visit)
  const budget = budgetOf(visit)
  return (Object.keys(sizes) as Measure[])
    .filter((measure) => sizes[measure] > budget[measure])
    .map((measure) => `${measure}: ${sizes[measure]}, not ${budget[measure]}`)
}

/** The calendar and the checks of forms come when they are needed. */
export const leavesLaterScriptsForLater: Rule = ({ files }) => {
  const code = files.map(({ body }) => body.toString()).join()
  return ['month_caption', 'ZodMini'].filter((name) => code.includes(name))
}

function budgetOf({ path, files }: Visit) {
  if (islandPages.includes(path)) return budgets.island
  const hasPhoto = files.some(({ url }) => url.includes('/photos/'))
  return {
    ...budgets.static,
    ...(path === '/' && homePage),
    ...(path === '/field-guide' && guideKey),
    ...(path.startsWith('/field-guide/') && guidePage),
    ...(hasPhoto && staticWithPhoto),
  }
}

async function sizesOf({ page, files }: Visit) {
  const bytes = (type?: string) =>
    files
      .filter((file) => type === undefined || file.type === type)
      // Fonts are compressed already.
      .map(({ type, body }) => (type === 'font' ? body : gzipSync(body, { level: 9 })).length)
      .reduce((sum, length) => sum + length, 0)
  return {
    html: bytes('document'),
    script: bytes('script'),
    all: bytes(),
    requests: files.length,
    // Files that the first paint waits for, beside the page itself.
    blocking: await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => 'renderBlockingStatus' in entry)
          .filter((entry) => entry.renderBlockingStatus === 'blocking').length,
    ),
  }
}
