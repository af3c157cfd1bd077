import { company } from '@/lib/company/company'
import { contactCard } from '@/lib/company/contact-card'
import { siteUrl } from '@/lib/seo/site-url'

export const dynamic = 'force-static'

/** Phone and addresses for the visitor's address book. */
export function GET() {
  return new Response(contactCard(company, siteUrl), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  })
}
