import { atomFeed } from '@/lib/atom-feed'

export const dynamic = 'force-static'

export function GET() {
  return new Response(atomFeed(), { headers: { 'Content-Type': 'application/atom+xml' } })
}
