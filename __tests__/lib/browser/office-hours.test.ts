/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { everyDay, office } from '../../support/office'
import { showOfficeHours } from '@/lib/browser/office-hours'
import { browserHours } from '@/lib/company/office-hours'

const words = { openUntil: 'Open now, until {time}', open: 'Open now', closed: 'Closed now' }

/** Brings what is watched close to the screen. */
let comeNear: () => void

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      comeNear = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
    observe() {}
    disconnect() {}
  } as never
})

afterEach(() => jest.useRealTimers())

/** What a visitor reads below the hours at a moment. */
function readAt(moment: string, fields: Parameters<typeof office>[0] = {}) {
  jest.useFakeTimers({ now: new Date(moment) })
  document.body.innerHTML = `<div data-office-today><div data-open-now></div>${(
    fields.closures ?? []
  )
    .map(({ date, through = date, note }) => `<p data-closed-through="${through}">${note}</p>`)
    .join('')}</div>`
  const hours = browserHours(office(fields), words, new Date('2026-01-01T12:00:00Z'))
  showOfficeHours(hours!)
  comeNear()
}

const status = () => document.querySelector('[data-open-now]')

const thanksgiving = [{ date: '2026-11-26', note: 'Closed for Thanksgiving' }]
const early = [{ date: '2026-12-24', closes: '12:00', note: 'Closes at noon' }]
const india = { timeZone: 'Asia/Kolkata' }
const night = everyDay('18:00', '02:30')

test.each<[moment: string, says: string, fields: Parameters<typeof office>[0]]>([
  // Monday, July 6, 2026, four hours behind UTC.
  ['2026-07-06T11:59:59Z', 'Closed now', {}],
  ['2026-07-06T12:00:00Z', 'Open now, until 6pm', {}],
  ['2026-07-06T21:59:59Z', 'Open now, until 6pm', {}],
  ['2026-07-06T22:00:00Z', 'Closed now', {}],
  // Sunday in UTC, and still Saturday at the office.
  ['2026-07-05T00:30:00Z', 'Closed now', {}],
  ['2026-07-04T18:59:00Z', 'Open now, until 3pm', {}],
  // A day ahead of UTC, with half an hour.
  ['2026-07-06T02:29:00Z', 'Closed now', india],
  ['2026-07-06T02:30:00Z', 'Open now, until 6pm', india],
  ['2026-07-07T06:29:00Z', 'Open now, until 2:30am', night],
  ['2026-07-07T06:30:00Z', 'Closed now', night],
  // The hour from one to two comes twice on November 1, 2026.
  ['2026-11-01T07:29:00Z', 'Open now, until 2:30am', night],
  ['2026-11-01T07:30:00Z', 'Closed now', night],
  // And the one from two to three not at all on March 8.
  ['2026-03-08T06:59:00Z', 'Open now, until 2:30am', night],
  ['2026-03-08T07:00:00Z', 'Closed now', night],
  ['2026-07-06T15:00:00Z', 'Open now', everyDay('00:00', '00:00')],
  ['2026-07-06T15:00:00Z', 'Open now, until midnight', everyDay('06:00', '00:00')],
  ['2026-07-06T15:00:00Z', 'Open now, until noon', everyDay('00:00', '12:00')],
  // A holiday is one by the office's own clock: it is Friday in UTC already.
  ['2026-11-26T15:00:00Z', 'Closed now', { closures: thanksgiving }],
  ['2026-11-27T03:00:00Z', 'Closed now', { closures: thanksgiving }],
  ['2026-11-27T15:00:00Z', 'Open now, until 6pm', { closures: thanksgiving }],
  // Hours that began before a holiday go on into it, and none begin on it.
  ['2026-11-26T06:00:00Z', 'Open now, until 2:30am', { ...night, closures: thanksgiving }],
  ['2026-11-27T06:00:00Z', 'Closed now', { ...night, closures: thanksgiving }],
  // A day of closing early has no longer hours than others.
  ['2026-12-24T16:59:00Z', 'Open now, until noon', { closures: early }],
  ['2026-12-24T17:00:00Z', 'Closed now', { closures: early }],
  ['2026-12-23T17:00:00Z', 'Open now, until 6pm', { closures: early }],
  [
    '2026-12-24T16:00:00Z',
    'Open now, until 11:30am',
    { closures: early, ...everyDay('08:00', '11:30') },
  ],
])('at %s it says “%s”, whatever clock the visitor has: %o', (moment, says, fields) => {
  readAt(moment, fields)
  expect(status()).toHaveTextContent(new RegExp(`^${says}$`))
  expect(status()).toBeVisible()
})

test('a notice stands until its last day has passed at the office', () => {
  const closures = [{ date: '2026-12-24', through: '2026-12-26', note: 'Closed for Christmas' }]
  readAt('2026-12-27T04:59:00Z', { closures })
  expect(document.querySelector('p')).toBeVisible()
  readAt('2026-12-27T05:00:00Z', { closures })
  expect(document.querySelector('p')).not.toBeVisible()
})

test('a page that stays open follows the clock', () => {
  readAt('2026-07-06T21:59:00Z')
  expect(status()).toHaveTextContent('Open now, until 6pm')
  jest.advanceTimersByTime(60_000)
  expect(status()).toHaveTextContent('Closed now')
})

test('nothing is said before the visitor comes near', () => {
  jest.useFakeTimers({ now: new Date('2026-07-06T15:00:00Z') })
  document.body.innerHTML = '<div data-office-today><div data-open-now></div></div>'
  showOfficeHours(browserHours(office(), words, new Date())!)
  expect(status()).toBeEmptyDOMElement()
  comeNear()
  expect(status()).not.toBeEmptyDOMElement()
})
