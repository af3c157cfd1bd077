import { ArticleCard } from '@/components/ui/ArticleCard'
import { ButtonLink } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { articlesPage, everyPage } from '@/lib/content/pages'
import type { ArticleSummary } from '@/lib/content/schemas/articles'

type Props = {
  heading: string
  articles: readonly ArticleSummary[]
  linksToAll?: boolean
}

export function ArticleList({ heading, articles, linksToAll }: Props) {
  if (articles.length === 0) return null
  return (
    <Section id="articles" heading={heading}>
      <div className="grid gap-3 md:gap-4">
        {articles.map((article) => (
          <ArticleCard
            key={article.id}
            article={article}
            layout="row"
            readMore={articlesPage().list.card.readMore}
          />
        ))}
      </div>
      {linksToAll && (
        <div>
          <ButtonLink href="/articles" variant="outline">
            {everyPage().buttons.articles}
          </ButtonLink>
        </div>
      )}
    </Section>
  )
}
