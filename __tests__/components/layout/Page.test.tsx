import { renderToStaticMarkup } from 'react-dom/server'
import { changeCompany } from '../../support/change-company'
import { Page } from '@/components/layout/Page'
import { everyPage } from '@/lib/content/pages'

test.each([true, false])('with sample: %s in company.yaml, a page says so or not', (sample) => {
  changeCompany({ sample })
  const html = renderToStaticMarkup(<Page path="/">Words.</Page>)
  expect(html.includes(everyPage().sample)).toBe(sample)
})
