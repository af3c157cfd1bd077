/** @jest-environment jsdom */
import { showToday } from '@/lib/browser/today'

test('a closure is shown until its last day has passed where the visitor is', () => {
  document.body.innerHTML = '<p data-shown="1970-01-01/2026-12-26">Closed for Christmas</p>'
  const closure = document.querySelector('p')
  showToday(new Date('2026-12-26T23:59'))
  expect(closure).toHaveProperty('hidden', false)
  showToday(new Date('2026-12-27T00:00'))
  expect(closure).toHaveProperty('hidden', true)
})

test('shows what animals do on the visitor’s day', () => {
  document.body.innerHTML = `<ul>
    <li data-shown="05-16/07-31 10-15/12-31 01-01/03-31">Bats</li>
    <li data-shown="06-01/06-01">Swifts</li>
  </ul>`
  const shown = (day: string) => {
    showToday(new Date(`${day}T12:00`))
    const items = [...document.querySelectorAll('li')].filter(({ hidden }) => !hidden)
    return items.map(({ textContent }) => textContent).join(' ')
  }
  expect(shown('2026-05-15')).toBe('')
  expect(shown('2026-05-16')).toBe('Bats')
  expect(shown('2026-06-01')).toBe('Bats Swifts')
  expect(shown('2026-08-01')).toBe('')
  expect(shown('2026-10-15')).toBe('Bats')
  expect(shown('2027-01-01')).toBe('Bats')
  expect(shown('2027-04-01')).toBe('')
})
