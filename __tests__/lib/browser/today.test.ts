/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { showToday } from '@/lib/browser/today'

beforeEach(() => {
  document.body.innerHTML = `
    <p>Last updated: <time data-today="date" datetime="2023-12-31">December 31, 2023</time></p>
    <p>© <span data-today="year">2023</span> Ants & Sons</p>
    <time datetime="2023-12-31">December 31, 2023</time>`
  showToday(new Date(2027, 2, 5, 23, 30))
})

test('a page that was built in another year shows the visitor’s year', () => {
  expect(document.querySelector('[data-today="year"]')).toHaveTextContent(/^2027$/)
})

test('a page that was built on another day shows the visitor’s day, in words and for machines', () => {
  const time = document.querySelector('[data-today="date"]')
  expect(time).toHaveTextContent(/^March 5, 2027$/)
  expect(time).toHaveAttribute('datetime', '2027-03-05')
})

test('any other date stays', () => {
  const time = document.querySelector('time:not([data-today])')
  expect(time).toHaveTextContent('December 31, 2023')
  expect(time).toHaveAttribute('datetime', '2023-12-31')
})
