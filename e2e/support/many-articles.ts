type Articles = { articles: Record<string, string>[] }

/**
 * The finished list of articles with each of them many times over, under other names and dates. The list in
 * the HTML stays short, so React says once that it differs from the data.
 */
export function withManyArticles(html: string, count: number): string {
  return html.replace(
    /(data-island="ArticleBrowser" data-props=")([^"]+)"/,
    (_, start: string, props: string) => `${start}${escape(manyArticles(unescape(props), count))}"`,
  )
}

function manyArticles(props: string, count: number) {
  const { articles } = JSON.parse(props) as Articles
  const many = Array.from({ length: count }, (_, index) => {
    const article = articles[index % articles.length]
    const year = 2023 - Math.floor(index / articles.length)
    return {
      ...article,
      id: String(index),
      // A prime far from any regular step: in the order of the titles the articles lie anywhere.
      title: `${(index * 7_919) % count} ${article?.title}`,
      date: article?.date?.replace(/^\d+/, String(year)),
      slug: `/article-${index}`,
    }
  })
  return JSON.stringify({ articles: many })
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const unescape = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
