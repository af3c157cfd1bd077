/**
 * Everything about the business itself. Make this site yours here: no other file holds the name, the
 * phone number, the address, the hours or a claim.
 */
export type Company = {
  /**
   * True while this is the sample company of the specification. The tests of the contract (__tests__/contract,
   * e2e/contract.spec.ts) hold only as long: set it to false with your first change, and they step aside.
   */
  sample: boolean
  name: string
  /** Short form for the wordmark in the header, on two lines. */
  wordmark: readonly [string, string]
  /** Address of the live site, without a slash at the end: canonical links and sitemap.xml start with it. */
  siteUrl: string
  /** Phone as visitors read it, and as phones dial it (E.164: + country code number). */
  phone: { display: string; dial: string }
  /** Receives inquiries from the contact form and from the footer link. */
  email: string
  address: { street: string; city: string; state: string; postalCode: string }
  /** Office hours in order, as the contact page and the footer list them, and again for search engines. */
  hours: readonly {
    days: string
    hours: string
    /** The same days, each by its full name. */
    weekdays: readonly Weekday[]
    /** The same hours on a 24-hour clock, "08:00". A day without them is a day off. */
    opens?: string
    closes?: string
  }[]
  /** The promise behind the phone number: search engines are told that it is answered at any hour. */
  emergency: string
  /** IANA name of the time zone in which the hours and the dates of the articles hold. */
  timeZone: string
  /** Year of founding. */
  founded: number
  /** The people whom visitors will meet, for the about page. Left empty, it shows none. */
  people: readonly {
    name: string
    role: string
    /** Number of a license of their own, as the agency writes it. */
    license?: string
    /** A portrait below public/, 4 by 5, such as /images/people/dana.jpg. */
    photo?: string
  }[]
  /** Who checks the articles, with the license that qualifies them. Articles name them where it is set. */
  reviewer: { name: string; license?: string } | undefined
  /** Pages of the business on three social networks. */
  social: readonly { network: string; url: string }[]
  /** What the site claims about the business. Keep only what is true of yours. */
  claims: {
    yearsInBusiness: string
    customers: string
    rating: string
    replyTime: string
  }
  /**
   * Whether somebody has made sure of each thing that the site says about the business. `npm run
   * preflight` asks for those that are false. What is not true of yours: take it out of the texts in
   * content/, and then out of this list.
   */
  claimsConfirmed: Readonly<Record<string, boolean>>
  /**
   * Day, yyyy-mm-dd, on which somebody last made sure that the e-mail address above is read.
   * /.well-known/security.txt names the address for reports of security problems and expires a year later.
   */
  securityContactChecked: string
}

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

export const company = {
  sample: true,
  name: 'Central Ohio Pest Control',
  wordmark: ['Central Ohio', 'Pest Control'],
  siteUrl: 'https://www.example.com',
  phone: { display: '(614) 555-0142', dial: '+16145550142' },
  email: 'hello@example.com',
  address: { street: '123 Main Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
  hours: [
    {
      days: 'Mon-Fri',
      hours: '8am-6pm',
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
    { days: 'Sat', hours: '9am-3pm', weekdays: ['Saturday'], opens: '09:00', closes: '15:00' },
    { days: 'Sun', hours: 'closed', weekdays: ['Sunday'] },
  ],
  emergency: '24/7 emergency service',
  timeZone: 'America/New_York',
  founded: 2010,
  people: [],
  reviewer: undefined,
  social: [
    { network: 'Facebook', url: 'https://www.facebook.com/' },
    { network: 'Instagram', url: 'https://www.instagram.com/' },
    { network: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  claims: {
    yearsInBusiness: '13+',
    customers: '5000+',
    rating: '4.9/5',
    replyTime: 'within 24 hours',
  },
  claimsConfirmed: {
    'The year of founding, and the years in business': false,
    'Family owned and locally operated': false,
    'The number of customers': false,
    'The rating': false,
    'Licensed by the Ohio Department of Agriculture, and insured': false,
    'Licensed by the Ohio Division of Wildlife for nuisance wild animal control': false,
    'Unmarked vehicles': false,
    'Same-day service': false,
    'The phone is answered 24/7, and there is emergency service': false,
    'Every message is answered within the time given in claims.replyTime': false,
    'No contracts': false,
    '100% satisfaction guarantee': false,
    'Eco-friendly options': false,
    'Affiliated with the regional bed bug task force': false,
    'Affiliated with the entomology department of the state university': false,
  },
  securityContactChecked: '2026-11-21',
} as const satisfies Company
