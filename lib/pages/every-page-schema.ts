import { z } from 'zod'
import { template, text } from '@/lib/content/fields'
import { labels } from '@/lib/content/page-parts'

/** content/pages/every-page.yaml: the words that pages share. */
export const everyPageSchema = z.strictObject({
  header: labels('The header: the link past it, its menu, its buttons.', [
    'skip',
    'main',
    'menu',
    'call',
    'estimate',
  ]),
  callBar: labels('The bar at the bottom of a phone.', ['label', 'call', 'urgent']),
  breadcrumbs: labels('The path from the home page.', [
    'label',
    'home',
    'services',
    'articles',
    'areas',
  ]),
  footer: labels(
    'Headings and labels of the footer.',
    ['company', 'services', 'social', 'areas', 'allAreas', 'newTab'],
    {
      since: template('Since when there is the company.', {
        needs: { year: 'the year of founding' },
      }),
    },
  ),
  buttons: labels('Links at the end of a section, by the page that they lead to.', [
    'estimate',
    'contact',
    'services',
    'articles',
  ]),
  featured: text.describe('Below the name of the service that is set apart.').optional(),
  callBand: text.describe('The question beside the phone number at the end of a page.'),
  housePlaces: text.describe('Below a house whose places can be pressed.'),
  reviews: labels('The reviews.', ['verified'], {
    choice: text.describe('Below them, once none of them is a sample.').optional(),
    rating: template('Stars, for those who cannot see them.', {
      needs: { rating: 'their number', most: 'how many there can be' },
    }),
    service: template('Heading of those of a service.', { needs: { service: 'its name' } }),
    samples: text.describe('Beside the badge of a review that is a sample.').optional(),
  }),
  openNow: labels(
    'Below the hours, if content/company.yaml has a time zone: open beyond the end of the hours, and closed for a week or longer.',
    ['open', 'closed'],
    {
      until: template('While the office is open.', { takes: { time: 'the end of its hours' } }),
      opens: template('Before it opens.', {
        takes: { day: 'the next day on which it does', time: 'the hour' },
      }),
    },
  ),
  updated: text.describe('Before the date of a legal text.'),
  through: template('The days of a closure.', {
    needs: { from: 'the first', through: 'the last' },
  }),
  loading: text.describe('Shown after a press on a button whose script has not loaded yet.'),
  failure: template('Shown when a form or a list does not work.', {
    needs: { phone: 'your number' },
    takes: { email: 'your address' },
  }),
})
