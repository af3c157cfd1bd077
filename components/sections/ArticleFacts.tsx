import { Fact } from '@/components/ui/Fact'
import { FactList } from '@/components/ui/FactList'
import { TextLink } from '@/components/ui/TextLink'
import type { Article } from '@/lib/content/article-schema'
import { factsForService } from '@/lib/content/decision-facts'
import { serviceForCategory } from '@/lib/content/services'

/** Where an article ends, what decides a call about its subject, and the way to all the facts of the service. */
export function ArticleFacts({ category, pestType }: Pick<Article, 'category' | 'pestType'>) {
  const { slug, name } = serviceForCategory(category)
  const { price, visits, estimate, soon, guarantee } = factsForService(slug)
  const [ofPest] = visits.filter((row) => row.pestType === pestType)
  return (
    <section
      aria-labelledby="facts-heading"
      className="grid max-w-measure gap-2 text-sm print:hidden"
    >
      <h2 id="facts-heading" className="text-xl">
        Before you call
      </h2>
      <dl className="gap-x-12 sm:columns-2">
        <Fact term="What the price depends on">
          <FactList items={price} />
        </Fact>
        <Fact term="How many visits">{ofPest && `${ofPest.animal}: ${ofPest.visits}`}</Fact>
        <Fact term="What the estimate costs">{estimate}</Fact>
        <Fact term="How soon we can come">{soon}</Fact>
      </dl>
      <TextLink href={`/${slug}#decision`} isAlone>
        Price, visits{guarantee && ', guarantee'}: {name}
      </TextLink>
    </section>
  )
}
