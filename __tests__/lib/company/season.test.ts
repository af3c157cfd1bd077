import { nextSeasons, season } from '@/lib/company/season'

const summer = season.parse({ from: 'May 1', to: 'Oct. 31' })
const winter = season.parse({ from: 'September 15', to: 'April 30' })

const seasonsAt = (value: typeof summer | undefined, moment: string) =>
  nextSeasons({ season: value, timeZone: 'America/New_York' }, new Date(moment))

test('search engines are told of this season, or the next, and of the one after', () => {
  expect(seasonsAt(winter, '2027-01-02T12:00:00Z')).toEqual([
    { validFrom: '2026-09-15', validThrough: '2027-04-30' },
    { validFrom: '2027-09-15', validThrough: '2028-04-30' },
  ])
})

test.each([
  ['in it', summer, '2026-07-01T12:00:00Z', '2026-05-01'],
  // The first of November in UTC, and still October where the office is.
  ['on its last day', summer, '2026-11-01T03:00:00Z', '2026-05-01'],
  ['on the day after', summer, '2026-11-01T12:00:00Z', '2027-05-01'],
  ['early in the year', summer, '2027-01-02T12:00:00Z', '2027-05-01'],
  ['between two of them', winter, '2027-05-01T12:00:00Z', '2027-09-15'],
])('%s the season that is told begins where it should', (_, value, moment, validFrom) => {
  expect(seasonsAt(value, moment)?.[0]).toMatchObject({ validFrom })
})

test('a company that works all year has no season', () => {
  expect(seasonsAt(undefined, '2026-07-01T12:00:00Z')).toBeUndefined()
})

test.each(['February 29', 'April 31', 'May', '5/1', 'spring', '2026-05-01', 'May 1, 2026'])(
  'a season does not begin on %s',
  (from) => {
    const { error } = season.safeParse({ from, to: 'October 31' })
    expect(error?.issues).toMatchObject([
      { path: ['from'], message: `“${from}” is no day of every year` },
    ])
  },
)
