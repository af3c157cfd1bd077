import { renderToStaticMarkup } from 'react-dom/server'
import { changeCompany } from '../support/change-company'
import PrivacyPolicyPage from '@/app/privacy-policy/page'

test.each([
  [undefined, undefined],
  ['https://forms.example.org/abc', 'forms.example.org'],
  ['/forms', 'www.example.com'],
])('with the form service %s the privacy policy names %s', (endpoint, host) => {
  changeCompany({ form: endpoint === undefined ? undefined : { endpoint, fields: {} } })
  const html = renderToStaticMarkup(<PrivacyPolicyPage />)
  const [, named] = /What you write in the estimate form goes to (\S+),/.exec(html) ?? []
  expect(named).toBe(host)
})
