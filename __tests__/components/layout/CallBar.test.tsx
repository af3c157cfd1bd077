import { render, screen } from '@testing-library/react'
import { changeCompany } from '../../support/change-company'
import { CallBar, type CallBarProps } from '@/components/layout/CallBar'
import { company } from '@/lib/site/company'

const booking = { text: 'Book now', href: 'https://book.example.com/visit' }

/** Where the buttons of the bar lead. */
function targetsOf(props: Partial<CallBarProps>) {
  render(<CallBar path="/" {...props} />)
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

const call = `tel:${company().phone.dial}`

test.each([
  ['a page', {}, [call, booking.href]],
  ['an emergency guide', { isUrgent: true }, [call]],
  ['the estimate page', { path: '/estimate' }, [call]],
  ['the thank-you page', { path: '/thank-you' }, [call]],
  [
    'a page with words of its own',
    { labels: { call: 'Llame', estimate: 'Pida' } },
    [call, '/estimate'],
  ],
])('where customers can book, the call bar of %s with %j has %j', (_, props, targets) => {
  changeCompany({ booking })
  expect(targetsOf(props)).toEqual(targets)
})

test('where they can’t, its second button leads to the estimate form', () => {
  changeCompany({ booking: undefined })
  expect(targetsOf({})).toEqual([call, '/estimate'])
})

test('an extension is dialed, and not shown, for which the bar has no room', () => {
  const phone = { display: '(614) 555-0142 ext. 12', dial: '+16145550142,12' }
  changeCompany({ phone })
  render(<CallBar path="/estimate" />)
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', 'tel:+16145550142,12')
  expect(link).toHaveTextContent(/\(614\) 555-0142$/)
})
