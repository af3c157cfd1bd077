import { nextSeasons, season } from '@/lib/company/season'

const summer = season.parse({ from: 'May 1', to: 'Oct. 31' })
const winter = season.parse({ from: 'September 15', to: 'April 30' })

const seasonsFrom = (value: typeof summer | undefined, moment: string) =>
  nextSeasons({ season: value, timeZone: 'America/New_York' }, new Date(moment))?.map(
    ({ validFrom, validThrough }) => `${validFrom} to ${validThrough}`,
  )

test.each([
  [
    'in the season',
    summer,
    '2026-07-01T12:00:00Z',
    '2026-05-01 to 2026-10-31',
    '2027-05-01 to 2027-10-31',
  ],
  // The first of November in UTC, and still October where the office is.
  [
    'on its last day',
    summer,
    '2026-11-01T03:00:00Z',
    '2026-05-01 to 2026-10-31',
    '2027-05-01 to 2027-10-31',
  ],
  [
    'on the day after',
    summer,
    '2026-11-01T12:00:00Z',
    '2027-05-01 to 2027-10-31',
    '2028-05-01 to 2028-10-31',
  ],
  [
    'early in the year',
    summer,
    '2027-01-02T12:00:00Z',
    '2027-05-01 to 2027-10-31',
    '2028-05-01 to 2028-10-31',
  ],
  [
    'in a season over the new year',
    winter,
    '2027-01-02T12:00:00Z',
    '2026-09-15 to 2027-04-30',
    '2027-09-15 to 2028-04-30',
  ],
  [
    'between two of them',
    winter,
    '2027-05-01T12:00:00Z',
    '2027-09-15 to 2028-04-30',
    '2028-09-15 to 2029-04-30',
  ],
])(
  '%s search engines are told of it or the next, and the one after',
  (_, value, moment, ...told) => {
    expect(seasonsFrom(value, moment)).toEqual(told)
  },
)

test('a company that works all year has no season', () => {
  expect(seasonsFrom(undefined, '2026-07-01T12:00:00Z')).toBeUndefined()
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
