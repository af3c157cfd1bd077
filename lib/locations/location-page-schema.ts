import { z } from 'zod'
import { group, text } from '@/lib/content/fields'
import { words } from '@/lib/pages/page-parts'

/** content/pages/location.yaml: the words on the page of every city. */
export const locationPageSchema = z.strictObject({
  heading: text.describe('The heading. {city} stands for its name.'),
  serviceType: text.describe(
    'What you do there, as search engines read it, such as “Pest Control”.',
  ),
  estimate: text.describe('Leads to the estimate form. {city} stands for its name.'),
  generalDescription: text.describe(
    'For a place without a description of its own. {city} stands for its name.',
  ),
  headings: words(
    'Headings of its sections, each named after what it is above. {city} stands for the name of the place.',
    ['work', 'services', 'questions', 'reviews', 'nearby', 'reading'],
  ),
  county: text.describe('A county in full: “{county} County”, or Parish.'),
  counties: text.describe('A place in several: {county} is the first in full, {others} the rest.'),
  zipCode: text.describe('Stands before its only ZIP code.'),
  zipCodes: text.describe('Stands before several.'),
  house: text.describe('Below the drawing: {house} is its name, {places} the entry points.'),
  allServices: text.describe('Leads to the page of all services.'),
  call: group('Beside the words about the place, where the screen has room for it.', {
    heading: text.describe('When to call. {city} stands for the name of the place.'),
    text: text.describe('What to say then. {city} stands for the name of the place.'),
  }),
})
