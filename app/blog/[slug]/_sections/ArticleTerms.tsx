import { serviceAnswers, Terms } from '@/components/sections/Terms'
import { TextLink } from '@/components/ui/TextLink'
import { fill } from '@/lib/content/fill'
import type { Service } from '@/lib/services/service-schema'
import { termsForService } from '@/lib/services/services'
import { licenseLines, rangeText } from '@/lib/services/short-answers'
import { serviceTerms } from '@/lib/site/page-copy'

type Props = { service: Service; pestType: string }

/** The terms of an article's service: visits for its pest, price range and license, with a link to all terms. */
export function ArticleTerms({ service: { slug, name }, pestType }: Props) {
  const terms = termsForService(slug)
  const rows = terms.visits.filter((row) => row.pestType === pestType)
  const { visits } = serviceAnswers({ ...terms, visits: rows })
  const range = terms.range && rangeText(terms.range)
  const license = licenseLines([slug]).join(' ')
  return (
    <section aria-labelledby="terms-heading" className="grid max-w-measure gap-2 print:hidden">
      <h2 id="terms-heading" className="text-xl">
        {serviceTerms().heading}
      </h2>
      {(range || license || rows.length > 0) && <Terms answers={{ range, visits, license }} />}
      <TextLink href={`/${slug}#terms`} isAlone>
        {fill(serviceTerms().more, { service: name })}
      </TextLink>
    </section>
  )
}
