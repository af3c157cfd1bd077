import { company } from '@/lib/company/company'
import { securityContactExpiry } from '@/lib/company/security-contact'
import { absoluteUrl } from '@/lib/seo/site-url'

export const dynamic = 'force-static'

/** Where to report a security problem: RFC 9116. */
export function GET() {
  const expiry = securityContactExpiry(company.securityContactChecked)
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expiry.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain' } })
}
