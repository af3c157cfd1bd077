export type Season = {
  name: string
  /** Months of the season, January = 1: the visitor's own month decides which one is marked as current. */
  months: readonly number[]
  /** The months as the strip shows them. */
  span: string
  expect: string
  act: string
}

export const seasons = [
  {
    name: 'Spring',
    months: [3, 4, 5],
    span: 'March to May',
    expect: 'Ant and termite swarms, carpenter bees, the first wasp nests.',
    act: 'Clean the gutters, pull mulch back from the siding, look for mud tubes. Bat work ends in mid-May: state limits begin on May 16.',
  },
  {
    name: 'Summer',
    months: [6, 7, 8],
    span: 'June to August',
    expect: 'Mosquitoes, ticks, fleas, wasps, German cockroaches.',
    act: 'Empty standing water every week. Bat exclusion waits until August 1.',
  },
  {
    name: 'Fall',
    months: [9, 10, 11],
    span: 'September to November',
    expect:
      'Yellowjackets at their peak, stink bugs and lady beetles on warm walls, mice moving in.',
    act: 'Seal gaps of a quarter inch, cap an empty chimney, fit door sweeps. Bat work ends October 14.',
  },
  {
    name: 'Winter',
    months: [12, 1, 2],
    span: 'December to February',
    expect: 'Mice and rats, bed bugs after travel, raccoons in chimneys.',
    act: 'Check the attic and the sill. Run travel clothes in a hot dryer for 30 minutes.',
  },
] as const satisfies readonly Season[]
