import { render, screen } from '@testing-library/react'
import { People } from '@/app/about/_sections/People'

jest.mock('@/lib/images/prepare-photo', () => jest.requireActual('../../support/prepared-photo'))

test('people show their name, what they do, and their license and portrait where they have one', () => {
  const dana = {
    name: 'Dana',
    role: 'Owner',
    license: 'ODA 12345',
    photo: { src: '/photos/dana.jpg' },
  }
  render(<People people={[dana, { name: 'Lee', role: 'Technician' }]} />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('DanaOwnerCard ODA 12345')
  expect(screen.getAllByRole('img', { name: 'Dana' })).toHaveLength(1)
  expect(second).toHaveTextContent(/^LeeTechnician$/)
})
