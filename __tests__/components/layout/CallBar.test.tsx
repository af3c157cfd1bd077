import { render, screen } from '@testing-library/react'
import { changeCompany } from '../../support/change-company'
import { CallBar, type CallBarProps } from '@/components/layout/CallBar'
import { company } from '@/lib/content/company'

/** Where the buttons of the bar lead. */
function targetsOf(props: Partial<CallBarProps>) {
  render(<CallBar path="/services" {...props} />)
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

const call = `tel:${company().phone.dial}`

test.each([
  ['a page', {}, [call, '/estimate']],
  ['an emergency guide', { isUrgent: true }, [call]],
  ['home', { path: '/' }, [call]],
  ['the contact page', { path: '/contact' }, [call]],
  ['the estimate page', { path: '/estimate' }, [call]],
  ['the thank-you page', { path: '/thank-you' }, [call]],
])('the call bar of %s with %j has %j', (_, props, targets) => {
  expect(targetsOf(props)).toEqual(targets)
})

test('an extension is dialed, and not shown, for which the bar has no room', () => {
  const phone = { display: '(614) 555-0142 ext. 12', dial: '+16145550142,12' }
  changeCompany({ phone })
  render(<CallBar path="/estimate" />)
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', 'tel:+16145550142,12')
  expect(link).toHaveTextContent(/\(614\) 555-0142$/)
})
