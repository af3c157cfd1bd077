import type { z } from 'zod'
import type { companySchema } from '@/lib/company/company-schema'
import { contentFolder } from '@/lib/content/entries'
import { loadCollection } from '@/lib/site/site-content'

export type CompanyValues = z.input<typeof companySchema>

export const today = new Date('2030-03-15T12:00:00Z')

const { hours, region } = loadCollection('company', contentFolder, undefined).sources[0]
  ?.values as CompanyValues

/** A company without any problems. */
export const fixedCompany: CompanyValues = {
  phone: '(614) 221-4000',
  name: 'Ants & Sons',
  wordmark: ['Ants', '& Sons'],
  siteUrl: 'https://www.antsandsons.com',
  email: 'office@antsandsons.com',
  address: { street: '12 Main Street', city: 'Lexington', state: 'KY', postalCode: '40507' },
  region,
  hours,
  social: [{ network: 'Facebook', url: 'https://www.facebook.com/antsandsons' }],
  forms: { endpoint: 'https://forms.antsandsons.com/estimates' },
  claims: { 'no-contracts': { confirmed: true } },
  people: [{ name: 'Dana Ant', role: 'Technician' }],
  reviewer: { name: 'Dana Ant' },
  calls: {
    answeredBy: 'Dana, from the shop',
    languages: ['English'],
    arrivalWindow: 'An hour.',
    afterHours: '$50 more.',
    atHome: 'Only indoors.',
    canceling: 'Until noon.',
    steps: ['We look.'],
  },
  paying: { financing: 'Over three months.', discounts: ['5% for veterans'] },
  alsoFor: {
    businesses: 'At night.',
    landlords: 'Whole buildings.',
    realtors: 'The letter for the bank.',
  },
}
