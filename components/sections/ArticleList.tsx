import { ArticleCard } from '@/components/cards/ArticleCard'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Section } from '@/components/ui/Section'
import type { ArticleSummary } from '@/lib/content/article-schema'

type Props = {
  heading: string
  articles: readonly ArticleSummary[]
  /** Adds the link to all articles below the list. */
  linksToAll?: boolean
}

/** Three in a row where there is room; two share it, which would otherwise look like one missing. */
const columns = { two: 'md:grid-cols-2', three: 'md:grid-cols-2 lg:grid-cols-3' }

/** A few articles, chosen by the page. None: no heading either. */
export function ArticleList({ heading, articles, linksToAll }: Props) {
  if (articles.length === 0) return null
  return (
    <Section id="articles" heading={heading}>
      <div className={`grid gap-5 ${articles.length === 2 ? columns.two : columns.three}`}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </div>
      {linksToAll && (
        <div>
          <ButtonLink href="/articles" variant="outline">
            View All Articles
          </ButtonLink>
        </div>
      )}
    </Section>
  )
}
