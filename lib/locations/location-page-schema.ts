import { z } from 'zod'
import { template, text } from '@/lib/content/fields'
import { labelsWithTemplates } from '@/lib/content/page-parts'

const city = { city: 'the name of the city' }

/** content/pages/location.yaml: the words on the page of every city. */
export const locationPageSchema = z.strictObject({
  heading: template('The heading.', { needs: city }),
  serviceType: text.describe(
    'What you do there, as search engines read it, such as “Pest Control”.',
  ),
  estimate: template('Leads to the estimate form.', { takes: city }),
  generalDescription: template('For a city without a description of its own.', { needs: city }),
  headings: labelsWithTemplates('Headings of its sections.', ['reviews', 'nearby', 'reading'], {
    work: template('Heading of the work that you did there.', { takes: city }),
    services: template('Heading of the services.', { takes: city }),
    questions: template('Heading of the questions.', { takes: city }),
  }),
  county: template('A county in full, such as “Delaware County”.', {
    needs: { county: 'its name' },
  }),
  counties: template('A city in several counties.', {
    needs: { county: 'the first in full', others: 'the rest' },
  }),
  zipCode: text.describe('Before its only ZIP code.'),
  zipCodes: text.describe('Before several ZIP codes.'),
  jobs: text.describe('Before the number of jobs that you did there.'),
  jobCount: template('That number.', { needs: { count: 'how many', since: 'from which year' } }),
  moreZipCodes: template('Opens the rest of many.', { needs: { count: 'how many' } }),
  house: template('Below the drawing of a house.', {
    needs: { house: 'its name', places: 'its entry points' },
  }),
  call: text.describe('Before the phone number, below the questions.').optional(),
  allServices: text.describe('Leads to the page of all services.'),
  map: template('What the small map shows, for those who cannot see it.', { takes: city }),
})
