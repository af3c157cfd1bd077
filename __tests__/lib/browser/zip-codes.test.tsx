import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { location } from '../../support/location'
import { ZipCodes } from '@/app/_sections/ZipCodes'
import { answerZipCodes } from '@/lib/browser/zip-codes'
import { company } from '@/lib/company/company'

const mockPlaces = [
  location({ slug: 'ash', city: 'Ash', zipCodes: ['43001', '43002'] }),
  location({ slug: 'birch', city: 'Birch', zipCodes: ['43002'] }),
]

jest.mock('@/lib/locations/locations', () => ({ getLocations: () => mockPlaces }))

beforeEach(() => {
  render(
    <ZipCodes
      label="Do you come?"
      format="Five digits"
      button="Check"
      yes="Yes, to {zip}:"
      ask="Call about {zip}:"
      list="All"
      others={[{ place: 'Yew', zipCodes: ['43003'] }]}
    />,
  )
  answerZipCodes()
})

async function ask(zip: string) {
  const field = screen.getByRole('textbox', { name: 'Do you come?' })
  await userEvent.clear(field)
  await userEvent.type(field, `${zip}{Enter}`)
}

/** What is shown, with its links. */
function answer() {
  const [shown, ...others] = [...screen.getByRole('status').querySelectorAll('p')].filter(
    ({ hidden }) => !hidden,
  )
  expect(others).toEqual([])
  const links = shown ? within(shown).queryAllByRole('link') : []
  return [shown?.textContent.trim(), ...links.map((link) => link.getAttribute('href'))]
}

test('a code of several places is answered with all of them', async () => {
  await ask('43002')
  expect(answer()).toEqual(['Yes, to 43002: Ash Birch', '/locations/ash', '/locations/birch'])
})

test('a code of a place without a page is answered with a yes and its name', async () => {
  await ask('43003')
  expect(answer()).toEqual(['Yes, to 43003: Yew'])
})

test('any other code is answered with the phone number, and never with a no', async () => {
  await ask('43001')
  await ask('10001')
  expect(answer()).toEqual([
    `Call about 10001: ${company.phone.display}`,
    `tel:${company.phone.dial}`,
  ])
})

test('what is no code is answered with nothing, and takes the answer to another away', async () => {
  await ask('4300')
  expect(answer()).toEqual([undefined])
  await ask('43001')
  await ask('4300')
  expect(answer()).toEqual([undefined])
})

test('without script the codes stand by place, and the form leads to them', () => {
  const list = document.getElementById('zip-codes')
  expect(list?.textContent).toBe('Ash 43001, 43002Birch 43002Yew 43003')
  expect(document.querySelector('form')).toHaveAttribute('action', '/#zip-codes')
})
