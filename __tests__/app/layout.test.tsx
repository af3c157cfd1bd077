import { renderToStaticMarkup } from 'react-dom/server'
import { changeCompany } from '@/__tests__/support/change-company'
import RootLayout from '@/app/layout'
import { company } from '@/lib/company/company'

/** What a browser may do before a visitor follows a link. */
function speculationRules() {
  const html = renderToStaticMarkup(<RootLayout>Page</RootLayout>)
  const [, json = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(json) as object
}

const fetched = { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] }

test('a page is drawn at the press of its link, but not one with a form or a countdown', () => {
  changeCompany({ thirdPartyScripts: [] })
  expect(speculationRules()).toEqual({
    ...fetched,
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/contact', '/estimate', '/articles', '/thank-you'] } },
          ],
        },
        eagerness: 'conservative',
      },
    ],
  })
})

test('no third-party script counts a page that is drawn and never shown', () => {
  expect(company().thirdPartyScripts).not.toEqual([])
  expect(speculationRules()).toEqual(fetched)
})
