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
    expect:
      'Ant and termite swarms, carpenter bees, ticks, the first wasp nests. The year’s first young squirrels, and raccoon kits in chimneys.',
    act: 'Clean the gutters, pull mulch off the siding, look for mud tubes. Bat work runs from April 1 to May 15; the state’s limits begin on May 16.',
  },
  {
    name: 'Summer',
    months: [6, 7, 8],
    span: 'June to August',
    expect:
      'Mosquitoes, ticks, fleas, wasps. The second squirrel litter. Chimney swifts, chattering in the flue by day.',
    act: 'Empty standing water every week. Leave the damper shut and the flue uncapped while swifts are in it. Bat work waits until August 1.',
  },
  {
    name: 'Fall',
    months: [9, 10, 11],
    span: 'September to November',
    expect:
      'Yellowjackets at their peak, stink bugs and lady beetles on warm walls, mice moving in.',
    act: 'Close quarter-inch gaps and fit door sweeps. Cap an empty chimney in late October, when the swifts are gone. Bat work ends October 14.',
  },
  {
    name: 'Winter',
    months: [12, 1, 2],
    span: 'December to February',
    expect:
      'Mice and rats, flying squirrels overhead at night, raccoons in chimneys, bed bugs after travel.',
    act: 'Check the attic and the sill. Run travel clothes in a hot dryer for 30 minutes. Check for ticks after a walk in the woods, even now.',
  },
] satisfies readonly Season[]
