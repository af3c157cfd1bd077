import { parse } from 'yaml'
import { linesWith, type ContentFile, type Finding } from './content'
import type { Company } from '@/lib/company/company-schema'
import { upcomingClosures } from '@/lib/company/office-hours'
import { securityContactExpiry } from '@/lib/company/security-contact'
import { utcDay, wallClock } from '@/lib/wall-clock'

/** The security contact's yearly check is called for this long before it is due. */
const noticeDays = 60
const dayMilliseconds = 86_400_000

/** content/company.yaml and what it says. */
export function readCompany(content: readonly ContentFile[]) {
  const source = content.find(({ file }) => file === 'content/company.yaml')
  if (!source) throw new Error('content/company.yaml is missing')
  return { source, company: parse(source.text) as Company }
}

/**
 * What content/company.yaml still lacks: a name and an address of the site, pages of its own on the networks,
 * the owner's word for each claim, and a security contact that somebody still reads.
 */
export function companyFindings(
  { source, company }: ReturnType<typeof readCompany>,
  today: Date,
): Finding[] {
  const findings: Finding[] = []
  const add = (lines: readonly number[], problem: string, fix: string, index = 0) =>
    findings.push({ file: source.file, line: lines[index] ?? 1, problem, fix })
  const linesOf = (key: string) => linesWith(source, new RegExp(`\\b${key}:`))

  const { wordmark, siteUrl, social = [], claims = {}, people = [], reviewer } = company
  const { closures = [], timeZone, texts, reviewLinks = {} } = company
  const { securityContactChecked, address } = company as Partial<Company>
  if (wordmark.join(' ') === 'Central Ohio Pest Control') {
    const fix = 'Put the name of the business.'
    add(linesOf('wordmark'), 'Here stands the placeholder name.', fix)
  }
  if (address?.street === '123 Main Street' && address.postalCode === '43215') {
    const fix = 'Put the street of the office.'
    add(linesOf('street'), 'Here stands the placeholder street.', fix)
  }
  if (!isLiveAddress(siteUrl)) {
    const problem = siteUrl ? `"${siteUrl}" is no address of a live site.` : 'siteUrl is missing.'
    add(linesOf('siteUrl'), problem, 'Set siteUrl to the https address that visitors will use.')
  }
  for (const [index, { url }] of social.entries()) {
    if (URL.canParse(url) && new URL(url).pathname !== '/') continue
    const problem = `${url} leads to the network, and not to the business.`
    add(linesOf('url'), problem, 'Put the address of its own page there.', index)
  }
  for (const url of Object.values(reviewLinks)) {
    if (!url || (URL.canParse(url) && new URL(url).pathname !== '/')) continue
    const problem = `${url} leads to a whole site, and not to the reviews of the business.`
    add(linesWith(source, url), problem, 'Put the address of its own page there.')
  }
  for (const [claim, { confirmed }] of Object.entries(claims)) {
    if (confirmed) continue
    const fix = 'Set confirmed to true if it is true of the business; if not, take its line out.'
    add(linesOf(claim), `Nobody has confirmed the claim "${claim}".`, fix)
  }
  const addHint = (key: string, problem: string, fix = behind(key)) =>
    findings.push({
      file: source.file,
      line: linesOf(key)[0] ?? 1,
      problem,
      fix,
      isHint: true,
    })
  if (people.length === 0) addHint('people', 'The site doesn’t say whom visitors will meet.')
  if (!reviewer) addHint('reviewer', 'The articles don’t say who checks them.')
  if (texts && !texts.isRead) {
    const fix = 'Set isRead to true once somebody does, or take texts out.'
    addHint('texts', 'The number for texts is not shown: nobody has said that they are read.', fix)
  }
  if (upcomingClosures({ closures, timeZone }, today).length < closures.length) {
    const fix = 'Take it out, and write down the next ones.'
    addHint('closures', 'A day on which the office was closed has passed.', fix)
  }
  findings.push(...licenseFindings(source, company, today))
  const daysLeft = daysUntil(securityContactExpiry(securityContactChecked ?? ''), today)
  if (!(daysLeft >= noticeDays)) {
    const fix =
      'Make sure that the e-mail address is read, and set securityContactChecked to the day of today.'
    add(linesOf('securityContactChecked'), `security.txt ${statusOf(daysLeft)}.`, fix)
  }
  return findings
}

/** A license that has expired, or soon will, and the claim of one whose number nobody reads. */
function licenseFindings(source: ContentFile, company: Company, today: Date): Finding[] {
  const { licenses = [], claims = {}, timeZone } = company
  const { file } = source
  const isClaimed = Boolean(claims['licensed-agriculture'] ?? claims['licensed-wildlife'])
  if (licenses.length === 0 && isClaimed) {
    const line = linesWith(source, /\blicensed-\w+:/)[0] ?? 1
    const problem = 'The site says that the business is licensed, and gives no number.'
    return [{ file, line, problem, fix: behind('licenses'), isHint: true }]
  }
  const day = new Date(utcDay(wallClock(today, timeZone)))
  return licenses.flatMap(({ number, expires }) => {
    const daysLeft = daysUntil(new Date(expires), day)
    if (daysLeft >= noticeDays) return []
    const line = linesWith(source, String(number))[0] ?? 1
    const problem = `License ${number} ${statusOf(daysLeft)}.`
    const fix = 'Put the day on which the renewed one ends, or take the license out.'
    return [{ file, line, problem, fix, ...(daysLeft >= 0 && { isHint: true as const }) }]
  })
}

function behind(key: string) {
  return `Put them behind ${key}, as lib/company/company-schema.ts says.`
}

function isLiveAddress(siteUrl: string) {
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined
  return url?.protocol === 'https:' && url.hostname !== 'localhost'
}

function daysUntil(date: Date, today: Date) {
  return Math.floor((date.getTime() - today.getTime()) / dayMilliseconds)
}

/** @param daysLeft NaN when there is no day to count from. */
function statusOf(daysLeft: number) {
  if (Number.isNaN(daysLeft)) return 'has no date to expire on'
  return daysLeft < 0 ? 'has expired' : `expires in ${daysLeft} days`
}
