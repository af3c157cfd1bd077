import { z } from 'zod'
import { drawing, group, groups, reference, template, text } from './fields'
import { headedWithWords, labels, meta } from './page-parts'

const filter = group('Words of this filter.', {
  label: text.describe('Name of the filter.'),
  all: text.describe('The choice that sets no filter.'),
})

/** content/pages/articles.yaml: the list of all articles. */
export const articlesPageSchema = z.strictObject({
  meta,
  hero: headedWithWords.describe('The top of the page.'),
  list: group('The list of the articles.', {
    all: template('Above the list of all articles.', { takes: { count: 'their number' } }),
    chosen: template('Above those of the filters.', {
      needs: { choice: 'the values of the filters' },
      takes: { count: 'the number of the articles' },
    }),
    none: text.describe('Where no article fits the filters.'),
    other: text.describe('What to do then.'),
    filters: group('What visitors choose from.', {
      category: filter,
      serviceType: filter,
      pestType: filter,
    }),
    sort: text.describe('Name of the choice of an order.'),
    orders: labels('The orders.', ['date-desc', 'date-asc', 'title-asc', 'title-desc']),
    clear: text.describe('Label of the button that takes all filters off.'),
    card: group('The card of an article, here and on other pages.', {
      checked: text.describe('Shown before the month of the last check.'),
      readMore: text.describe('Leads to the article.'),
    }),
  }),
})

export type ListWords = z.output<typeof articlesPageSchema>['list']

/** content/pages/article.yaml: the words on every article. */
export const articlePageSchema = z.strictObject({
  locationLine: text.describe(
    'Says where the article holds, in words that fit the name of your region.',
  ),
  back: text.describe('Leads back to the list.'),
  contents: text.describe('Heading of the table of contents.'),
  short: text.describe('Heading of the short answer.'),
  sources: text.describe('Heading of the list of sources.'),
  reviewed: text.describe('Shown before the day of the last check.'),
  reviewer: template('Who did that.', { needs: { name: 'the name' } }),
  disclaimer: text.describe('What an article, and any page with sources, cannot do.'),
  related: text.describe('Heading of the list of related articles.'),
})

const names = z.array(text.min(2)).min(1)

/** content/article-filters.yaml: what articles may name, and visitors choose from. */
export const articleFiltersSchema = z.strictObject({
  categories: names.describe(
    'Categories of articles. A service names the one whose articles belong to it.',
  ),
  forOtherServices: reference('categories')
    .describe('The category of a service that names none. Left out, such a service shows none.')
    .optional(),
  serviceTypes: names.describe('Services that articles are about.'),
  pestTypes: groups(
    'Pests that articles are about, each with its drawing in public/images/specimens for the share image. Without one, it is that of the article.',
    { name: text.min(2).describe('Its name.'), specimen: drawing('specimens').optional() },
  ).min(1),
})
