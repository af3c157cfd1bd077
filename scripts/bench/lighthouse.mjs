import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser, sandboxFlags } from '../browser.mjs'

/** The last release that does with Node 20. Fetched when needed: it brings far more than the site is built with. */
const lighthouse = 'lighthouse@12.8.2'

const maxReportBytes = 100_000_000

/** Now and then a browser does not start, or its trace is not complete. */
const attempts = 3

/**
 * @typedef {object} Measures
 * @property {number} lcp Largest contentful paint, in milliseconds.
 * @property {number} fcp First contentful paint, in milliseconds.
 * @property {number} tbt Total blocking time, in milliseconds.
 * @property {number} cls Cumulative layout shift.
 * @property {number} bytes All that the page loads, compressed and with headers.
 * @property {number} performance The four scores are from 0 to 100.
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 */

/**
 * One run of Lighthouse as it is set up by default: a phone on a slow 4G connection, simulated.
 *
 * @param {string} url
 * @returns {Promise<Measures>}
 * @throws When there is no browser, or Lighthouse cannot measure the page.
 */
export async function runLighthouse(url) {
  const browser = findBrowser()
  if (!browser)
    throw new Error('There is no browser. Install Chromium or Chrome, or set CHROME_PATH.')
  for (let attempt = 1; ; attempt += 1) {
    try {
      return measuresOf(await reportOn(url, browser))
    } catch (error) {
      if (attempt === attempts) throw error
      console.error(`${url}: once more, after ${error}`)
    }
  }
}

/** @param {string} url @param {string} browser @returns {Promise<Report>} */
async function reportOn(url, browser) {
  const flags = ['--headless=new', ...sandboxFlags]
  const options = ['--quiet', '--output=json', '--ignore-status-code']
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, ...options, `--chrome-flags=${flags.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: maxReportBytes },
  )
  return JSON.parse(stdout)
}

/**
 * @typedef {object} Report The part of Lighthouse's report that is read here.
 * @property {{ message: string }} [runtimeError]
 * @property {string} finalDisplayedUrl
 * @property {Record<string, { numericValue?: number }>} audits
 * @property {Record<string, { score: number | null }>} categories From 0 to 1.
 */

/**
 * @param {Report} report
 * @returns {Measures}
 * @throws When the page could not be measured.
 */
export function measuresOf({ runtimeError, finalDisplayedUrl, audits, categories }) {
  if (runtimeError) throw new Error(`${finalDisplayedUrl}: ${runtimeError.message}`)
  /** @param {string} id */
  const value = (id) => {
    const number = audits[id]?.numericValue
    if (number === undefined) throw new Error(`${finalDisplayedUrl}: Lighthouse gave no ${id}`)
    return number
  }
  /** @param {string} id */
  const score = (id) => Math.round((categories[id]?.score ?? 0) * 100)
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  }
}
