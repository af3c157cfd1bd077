import { render, screen } from '@testing-library/react'
import { changeCompany } from '../support/change-company'
import PrivacyPolicyPage from '@/app/privacy-policy/page'

test.each([
  [undefined, []],
  ['https://forms.example.org/abc', ['forms.example.org']],
  ['/forms', ['www.example.com']],
])('with the form service %s the privacy policy names %j', (endpoint, hosts) => {
  changeCompany({ form: endpoint === undefined ? undefined : { endpoint, fields: {} } })
  render(<PrivacyPolicyPage />)
  const sentences = screen.queryAllByText(/What you write in the estimate form goes to/)
  expect(sentences.map(({ textContent }) => /to (\S+),/.exec(textContent)?.[1])).toEqual(hosts)
})
