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

test.each([
  // Monday, July 6, 2026, four hours behind UTC.
  ['2026-07-06T11:59:59Z', 'Closed now'],
  ['2026-07-06T12:00:00Z', 'Open now, until 6pm'],
  ['2026-07-06T21:59:59Z', 'Open now, until 6pm'],
  ['2026-07-06T22:00:00Z', 'Closed now'],
  // Sunday in UTC, and still Saturday at the office.
  ['2026-07-05T00:30:00Z', 'Closed now'],
  ['2026-07-04T18:59:00Z', 'Open now, until 3pm'],
])('at %s it says “%s”', (moment, says) => {
  readAt(moment)
  expect(status()).toHaveTextContent(new RegExp(`^${says}$`))
  expect(status()).toBeVisible()
})

test.each([
  // A day ahead of UTC, with half an hour.
  ['Asia/Kolkata', '2026-07-06T02:29:00Z', 'Closed now'],
  ['Asia/Kolkata', '2026-07-06T02:30:00Z', 'Open now, until 6pm'],
])('in %s at %s it says “%s”', (timeZone, moment, says) => {
  readAt(moment, { timeZone })
  expect(status()).toHaveTextContent(new RegExp(`^${says}$`))
})

test.each([
  // Monday, July 6, 2026, from six in the evening until half past two.
  ['18:00', '02:30', '2026-07-07T06:29:00Z', 'Open now, until 2:30am'],
  ['18:00', '02:30', '2026-07-07T06:30:00Z', 'Closed now'],
  // The hour from one to two comes twice on November 1, 2026.
  ['18:00', '02:30', '2026-11-01T07:29:00Z', 'Open now, until 2:30am'],
  ['18:00', '02:30', '2026-11-01T07:30:00Z', 'Closed now'],
  // And the one from two to three not at all on March 8.
  ['18:00', '02:30', '2026-03-08T06:59:00Z', 'Open now, until 2:30am'],
  ['18:00', '02:30', '2026-03-08T07:00:00Z', 'Closed now'],
  ['00:00', '00:00', '2026-07-06T15:00:00Z', 'Open now'],
  ['06:00', '00:00', '2026-07-06T15:00:00Z', 'Open now, until midnight'],
  ['00:00', '12:00', '2026-07-06T15:00:00Z', 'Open now, until noon'],
])('an office that opens from %s to %s says at %s “%s”', (opens, closes, moment, says) => {
  readAt(moment, everyDay(opens, closes))
  expect(status()).toHaveTextContent(new RegExp(`^${says}$`))
})

const thanksgiving = [{ date: '2026-11-26', note: 'Closed for Thanksgiving' }]

test('on a holiday the office is closed all day by its own clock, and open the day after', () => {
  readAt('2026-11-26T15:00:00Z', { closures: thanksgiving })
  expect(status()).toHaveTextContent('Closed now')
  // Friday in UTC already.
  readAt('2026-11-27T03:00:00Z', { closures: thanksgiving })
  expect(status()).toHaveTextContent('Closed now')
  readAt('2026-11-27T15:00:00Z', { closures: thanksgiving })
  expect(status()).toHaveTextContent('Open now, until 6pm')
})

test('on a day of closing early the office is open until then, and no longer than on others', () => {
  const closures = [{ date: '2026-12-24', closes: '12:00', note: 'Closes at noon' }]
  readAt('2026-12-24T16:59:00Z', { closures })
  expect(status()).toHaveTextContent('Open now, until noon')
  readAt('2026-12-24T17:00:00Z', { closures })
  expect(status()).toHaveTextContent('Closed now')
  readAt('2026-12-23T17:00:00Z', { closures })
  expect(status()).toHaveTextContent('Open now, until 6pm')
  readAt('2026-12-24T16:00:00Z', { closures, ...everyDay('08:00', '11:30') })
  expect(status()).toHaveTextContent('Open now, until 11:30am')
})

test('outside of the season the office is closed in any year', () => {
  const season = {
    from: { words: 'May 1', day: '05-01' },
    to: { words: 'October 31', day: '10-31' },
  }
  readAt('2031-10-31T15:00:00Z', { season })
  expect(status()).toHaveTextContent('Open now, until 6pm')
  // Saturday, the first of November.
  readAt('2031-11-01T15:00:00Z', { season })
  expect(status()).toHaveTextContent('Closed now')
})

test('hours that began before a holiday go on into it, and none begin on it', () => {
  const fields = { ...everyDay('18:00', '02:00'), closures: thanksgiving }
  readAt('2026-11-26T06:00:00Z', fields)
  expect(status()).toHaveTextContent('Open now, until 2am')
  readAt('2026-11-27T06:00:00Z', fields)
  expect(status()).toHaveTextContent('Closed now')
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
