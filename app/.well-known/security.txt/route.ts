import { company } from '@/content/company'
import { absoluteUrl } from '@/lib/site-url'

export const dynamic = 'force-static'

/** Where to report a security problem: RFC 9116. */
export function GET() {
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${yearAfter(company.securityContactChecked)}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain' } })
}

/** @param day yyyy-mm-dd. */
function yearAfter(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().replace('.000Z', 'Z')
}
