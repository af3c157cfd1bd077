import { ArticleCard } from '@/components/ui/ArticleCard'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { CardGrid } from '@/components/ui/CardGrid'
import { Section } from '@/components/ui/Section'
import type { ArticleSummary } from '@/lib/articles/article-schema'
import { articlesPage, everyPage } from '@/lib/pages/page-copy'

type Props = {
  heading: string
  articles: readonly ArticleSummary[]
  /** Adds the link to all articles below the list. */
  linksToAll?: boolean
  /** `rows`: one below the other, each picture beside its words, for a page whose last band had columns. */
  layout?: Layout
}

type Layout = 'columns' | 'rows'

/** A few articles, chosen by the page. None: no heading either. */
export function ArticleList({ heading, articles, linksToAll, layout = 'columns' }: Props) {
  if (articles.length === 0) return null
  const cards = articles.map((article) => (
    <ArticleCard
      key={article.id}
      article={article}
      words={articlesPage.list.card}
      layout={layout === 'rows' ? 'row' : 'column'}
    />
  ))
  return (
    <Section id="articles" heading={heading}>
      {layout === 'rows' ? (
        <div className="grid gap-5">{cards}</div>
      ) : (
        <CardGrid count={articles.length}>{cards}</CardGrid>
      )}
      {linksToAll && (
        <div>
          <ButtonLink href="/articles" variant="outline">
            {everyPage.buttons.articles}
          </ButtonLink>
        </div>
      )}
    </Section>
  )
}
