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
