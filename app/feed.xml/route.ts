import { atomFeed } from '@/lib/seo/atom-feed'

export const dynamic = 'force-static'

export function GET() {
  return new Response(atomFeed(), { headers: { 'Content-Type': 'application/atom+xml' } })
}
