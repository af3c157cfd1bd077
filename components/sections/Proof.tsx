import { Highlights } from '@/components/ui/Highlights'
import { serviceTerms } from '@/lib/pages/page-copy'

/** What is claimed of the business, in one row where a search lets people land. */
export function Proof() {
  return <Highlights items={serviceTerms.proof} />
}
