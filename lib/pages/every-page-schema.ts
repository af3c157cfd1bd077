import { z } from 'zod'
import { text } from '@/lib/content/fields'
import { words } from '@/lib/pages/page-parts'

/** content/pages/every-page.yaml: the words that pages share. */
export const everyPageSchema = z.strictObject({
  header: words('The header: the link past it, its menu, its buttons.', [
    'skip',
    'main',
    'menu',
    'call',
    'estimate',
  ]),
  callBar: words('The bar at the bottom of a phone.', ['label', 'call', 'estimate']),
  breadcrumbs: words('The path from the home page.', ['label', 'home', 'services', 'articles']),
  footer: words('Headings of the footer, and words beside its links. {year} is that of founding.', [
    'company',
    'services',
    'social',
    'areas',
    'allAreas',
    'since',
    'newTab',
  ]),
  buttons: words(
    'Links at the end of a section, each named after where it leads. {service} stands for its name.',
    ['estimate', 'contact', 'services', 'articles', 'service'],
  ),
  callBand: text.describe('The question beside the phone number at the end of a page.'),
  reviews: words('The reviews. {rating}, {most} and {service} stand for what each says.', [
    'verified',
    'rating',
    'service',
  ]),
  openNow: words(
    'Below the hours, where content/company.yaml has a time zone: while the office is open {until} a time, {open} over the end of the hours, before it {opens}, and {closed} for a week or longer. {day} and {time} stand for the next hours.',
    ['until', 'open', 'opens', 'closed'],
  ),
  updated: text.describe('Stands before the date of a legal text.'),
  through: text.describe('Several days on which you are closed, {from} one {through} another.'),
  failure: text.describe(
    'A form or a list that has stopped. {phone} and {email} stand for your own.',
  ),
})
