import { describeContract } from './support/contract'
import { expect, test, type Page } from './support/test'

/** The places of the specification in its order: slug, and the name that visitors read. */
const places = [
  ['columbus', 'Columbus'],
  ['dublin', 'Dublin'],
  ['westerville', 'Westerville'],
  ['worthington', 'Worthington'],
  ['hilliard', 'Hilliard'],
  ['bexley', 'Bexley'],
  ['upper-arlington', 'Upper Arlington'],
  ['grove-city', 'Grove City'],
  ['gahanna', 'Gahanna'],
  ['reynoldsburg', 'Reynoldsburg'],
  ['pickerington', 'Pickerington'],
  ['powell', 'Powell'],
  ['new-albany', 'New Albany'],
  ['grandview', 'Grandview Heights'],
  ['delaware', 'Delaware'],
  ['german-village', 'German Village'],
  ['italian-village', 'Italian Village'],
  ['lewis-center', 'Lewis Center'],
  ['worthington-hills', 'Worthington Hills'],
  ['genoa-township', 'Genoa Township'],
] as const

/** The articles that the specification knows, newest first. */
const knownArticles = [
  'signs-of-bed-bugs',
  'natural-pest-prevention',
  'raccoon-proofing',
  'spring-pests',
  'carpenter-ant-vs-termite',
  'mouse-infestation-signs',
  'mosquito-control',
  'carpenter-ant-elimination',
  'wasp-hornet-removal',
  'spider-control-prevention',
  'cockroach-elimination',
  'flea-control-pets',
  'restaurant-cockroach-control',
] as const

const main = (page: Page) => page.getByRole('main')

describeContract(() => {
  test(
    'the twenty places and the known articles answer at their addresses [spec: Route table]',
    { tag: '@desktop' },
    async ({ request }) => {
      for (const [slug, city] of places) {
        const response = await request.get(`/locations/${slug}`, { maxRedirects: 0 })
        expect([slug, response.status()]).toEqual([slug, 200])
        const [, heading] = /<h1[^>]*>([^<]+)<\/h1>/.exec(await response.text()) ?? []
        expect(heading).toBe(`Pest Control in ${city}`)
      }
      for (const slug of knownArticles) {
        const response = await request.get(`/blog/${slug}`, { maxRedirects: 0 })
        expect([slug, response.status()]).toEqual([slug, 200])
      }
    },
  )

  test('the footer lists the twenty places in their order, and the address [spec: Shared footer]', async ({
    page,
  }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    const areas = footer.getByRole('navigation', { name: 'Areas We Serve' })
    await expect(areas.getByRole('link')).toHaveText(places.map(([, city]) => city))
    await expect(footer).toContainText('123 Main Street')
    await expect(footer).toContainText('Columbus, OH 43215')
  })

  test('the home page has its three highlights, its rating and its three reasons [spec: Home]', async ({
    page,
  }) => {
    await page.goto('/')
    for (const highlight of ['Bed bug specialists', 'Licensed and insured', 'Same-day service']) {
      await expect(main(page).getByText(highlight, { exact: true })).toBeVisible()
    }
    await expect(main(page).getByText('4.9/5').first()).toBeVisible()
    const reasons = main(page)
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { name: 'Discreet' }) })
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
      'Discreet',
      'Licensed',
      'Guaranteed',
    ])
  })

  test('the home page quotes three customers, and a city page three more, rated 5, 5 and 4 [spec: Home; Location pages]', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(main(page).getByText('Verified Review')).toHaveCount(3)
    await page.goto('/locations/grove-city')
    await expect(main(page).getByText('Verified Review')).toHaveCount(3)
    const stars = main(page).getByRole('img', { name: /^Rated/ })
    expect(await stars.evaluateAll((all) => all.map((star) => star.ariaLabel))).toEqual([
      'Rated 5 out of 5',
      'Rated 5 out of 5',
      'Rated 4 out of 5',
    ])
  })

  test('the contact page says when the office is open, that the phone is answered at any hour, and quotes five stars only [spec: Contact and call band]', async ({
    page,
  }) => {
    await page.goto('/contact')
    for (const words of ['8am-6pm', '9am-3pm', 'closed', '24/7', 'within 24 hours']) {
      await expect(main(page)).toContainText(words)
    }
    const reviews = main(page).getByRole('region', { name: 'Customer Reviews' })
    for (const stars of await reviews.getByRole('img', { name: /^Rated/ }).all()) {
      await expect(stars).toHaveAccessibleName('Rated 5 out of 5')
    }
  })

  test('the confirmation promises contact within 24 hours [spec: Free Estimate and Thank-you; Business constants and limits]', async ({
    page,
  }) => {
    await page.goto('/thank-you')
    await expect(main(page)).toContainText('within 24 hours')
  })

  test('the about page says what the company claims to be [spec: About]', async ({ page }) => {
    await page.goto('/about')
    for (const point of ['Family owned', 'Locally operated', 'Licensed', 'Insured']) {
      await expect(main(page).getByRole('region', { name: 'Our Story' })).toContainText(point)
    }
    const values = main(page).getByRole('region', { name: 'Mission & Values' })
    for (const value of ['Customer First', 'Integrity & Respect', 'Continuous Improvement']) {
      await expect(values.getByRole('heading', { name: value })).toBeVisible()
    }
    await expect(
      main(page).getByRole('region', { name: 'Affiliations & Certifications' }),
    ).toBeVisible()
  })

  test('the lists of articles and the articles name the city [spec: Articles list; Article detail]', async ({
    page,
  }) => {
    await page.goto('/articles?category=Wildlife')
    await expect(main(page).getByRole('status')).toHaveText(
      /^Showing \d articles for Wildlife in Columbus$/,
    )
    await page.goto('/blog/signs-of-bed-bugs')
    await expect(main(page).getByText('Columbus, Ohio and Central Ohio Areas')).toBeVisible()
    await expect(main(page).getByRole('time').first()).toHaveText('January 15, 2024')
  })

  test(
    'the sitemap page has its six groups [spec: Sitemap page]',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/sitemap')
      const groups = [
        'Main Pages',
        'Service Pages',
        'Primary Locations',
        'Additional Locations',
        'More Locations',
        'Legal Pages',
      ]
      const headings = await main(page).getByRole('heading', { level: 2 }).allInnerTexts()
      expect(headings.filter((heading) => groups.includes(heading))).toEqual(groups)
    },
  )
})
