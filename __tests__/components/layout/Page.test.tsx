import { render, screen } from '@testing-library/react'
import { changeCompany } from '../../support/change-company'
import { Page } from '@/components/layout/Page'
import { everyPage } from '@/lib/site/page-copy'

test.each([true, false])('while sample is %s, a page says so or not', (sample) => {
  changeCompany({ sample })
  render(<Page path="/">Words.</Page>)
  expect(screen.queryAllByText(everyPage().sample)).toHaveLength(sample ? 1 : 0)
})
