/**
 * The finished list of articles with each of them many times over, under other names and dates. The list in
 * the HTML stays short, so React says once that it differs from the data.
 *
 * @param {string} html
 * @param {number} count
 * @returns {string}
 */
export function withManyArticles(html, count) {
  return html.replace(
    /(data-island="ArticleBrowser" data-props=")([^"]+)"/,
    (_, start, props) => `${start}${escape(manyArticles(unescape(props), count))}"`,
  )
}

/** @param {string} props JSON @param {number} count */
function manyArticles(props, count) {
  const { articles } = JSON.parse(props)
  const many = Array.from({ length: count }, (_, index) => {
    const article = articles[index % articles.length]
    const year = 2023 - Math.floor(index / articles.length)
    return {
      ...article,
      id: String(index),
      // A prime far from any regular step: in the order of the titles the articles lie anywhere.
      title: `${(index * 7_919) % count} ${article.title}`,
      date: article.date.replace(/^\d+/, year),
      slug: `/article-${index}`,
    }
  })
  return JSON.stringify({ articles: many })
}

/** @param {string} text */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** @param {string} html */
const unescape = (html) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
