/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { showSeason, type Season } from '@/lib/browser/season'

const summer: Season = ['05-01', '10-31']
const winter: Season = ['09-15', '04-30']

test.each([
  [summer, '2031-04-30T23:59', 'Back on May 1'],
  [summer, '2031-05-01T00:00', 'Open'],
  [summer, '2031-10-31T23:59', 'Open'],
  [summer, '2031-11-01T00:00', 'Back on May 1'],
  [winter, '2031-12-31T12:00', 'Open'],
  [winter, '2031-04-30T12:00', 'Open'],
  [winter, '2031-05-01T12:00', 'Back on May 1'],
])('of a season of %s a visitor of %s reads “%s”', (season, moment, words) => {
  document.body.innerHTML =
    '<p data-season="in">Open</p><p data-season="out" hidden>Back on May 1</p>'
  showSeason(season, new Date(moment))
  const shown = [...document.querySelectorAll('p')].filter(({ hidden }) => !hidden)
  expect(shown.map(({ textContent }) => textContent)).toEqual([words])
})
