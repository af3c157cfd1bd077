import { render, screen } from '@testing-library/react'
import { changeCompany } from '../support/change-company'
import AboutPage from '@/app/about/page'
import ContactPage from '@/app/contact/page'

const license = { name: 'Pesticide business', number: 'M-77', expires: '2031-09-30' }

const linksIn = (part: string) =>
  Array.from(document.querySelectorAll(`${part} a`), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

test.each([ContactPage, AboutPage])(
  'the contact and about pages show a license with its expiry date, and a link to the register if it has one',
  (Page) => {
    const lookUp = 'https://state.test/M-77'
    const offline = { ...license, number: 'B-12', expires: '2032-03-31' }
    changeCompany({ licenses: [{ ...license, lookUp }, offline] })
    render(<Page />)
    expect(linksIn('main')).toContainEqual(['M-77', lookUp])
    expect(screen.getByText('through September 30, 2031')).toBeInTheDocument()
    expect(screen.getByText(/B-12/)).toBeInTheDocument()
    expect(linksIn('main').flat()).not.toContain('B-12')
  },
)
