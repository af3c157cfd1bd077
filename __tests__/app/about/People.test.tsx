import { render, screen } from '@testing-library/react'
import { People } from '@/app/about/_sections/People'

jest.mock('@/lib/images/prepare-photo', () => jest.requireActual('../../support/prepared-photo'))

test('people have their name and role, and their license and portrait if they have one', () => {
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
