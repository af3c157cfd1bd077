import 'server-only'
import { startOfDay } from '../dates'
import { escapeHtml } from '../escape-html'
import { absoluteUrl } from './site-url'
import type { Article } from '@/lib/articles/article-schema'
import { getArticles } from '@/lib/articles/articles'
import { company } from '@/lib/company/company'
import { feed } from '@/lib/pages/page-copy'

/** The articles as an Atom feed (RFC 4287), newest first. */
export function atomFeed(): string {
  const articles = getArticles()
  const newest = articles[0]
  if (!newest) throw new Error('content/articles is empty: a feed has a date only by its entries')
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${absoluteUrl(feed.path)}</id>
  <title>${escapeHtml(feed.title)}</title>
  <subtitle>${escapeHtml(feed.subtitle)}</subtitle>
  <updated>${startOfDay(newest.date, company.timeZone)}</updated>
  <link rel="self" type="application/atom+xml" href="${absoluteUrl(feed.path)}"/>
  <link rel="alternate" type="text/html" href="${absoluteUrl('/articles')}"/>
  <icon>${absoluteUrl('/favicon.ico')}</icon>
  <author>
    <name>${escapeHtml(company.name)}</name>
    <uri>${absoluteUrl('/')}</uri>
  </author>
${articles.map(entry).join('\n')}
</feed>
`
}

function entry(article: Article) {
  const url = absoluteUrl(`/blog${article.slug}`)
  const date = startOfDay(article.date, company.timeZone)
  return `  <entry>
    <id>${url}</id>
    <title>${escapeHtml(article.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${date}</published>
    <updated>${date}</updated>
    <category term="${escapeHtml(article.category)}"/>
    <summary>${escapeHtml(article.excerpt)}</summary>
  </entry>`
}
