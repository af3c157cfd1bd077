/** The year on the home page, and on city pages whose animals the field guide does not name. */
export const months = {
  heading: 'What’s active when in ((region))',
  introduction:
    'Each name leads to its page in the field guide, which says what its months rest on. German cockroaches aren’t listed, because indoors they don’t keep a season.',
  /** Animals of content/field-guide, by the names of their files, in the order of the table. */
  animals: [
    'termite',
    'carpenter-ant',
    'ticks',
    'mosquitoes',
    'yellowjacket',
    'stink-bug',
    'house-mouse',
    'bats',
    'chimney-swift',
    'bed-bug',
  ],
  /** What a city page shows when fewer animals name it than it has rows. */
  everywhere: ['house-mouse', 'carpenter-ant', 'mosquitoes'],
  /** What to do in each month, January first. Visitors see that of their own. */
  toDo: [
    'In January, check the attic and the sill: mice, rats, and flying squirrels are in for the winter. Look for ticks after a walk in the woods, even now.',
    'In February, the year’s first squirrel litters may be on the way. Listen overhead before anybody closes a hole.',
    'In March, pull mulch off the siding, clean the gutters, and look for mud tubes. Winged ants and termites may show up at the window.',
    'In April, bat work can begin. A whine in the chimney at night points to raccoon kits.',
    'In May, look under the eaves for the first wasp nests. Bat work ends on May 15, and the state’s limits begin the day after.',
    'In June, empty standing water every week. Leave the damper shut and the flue uncapped while swifts are in it.',
    'In July, check children and pets for ticks, and keep emptying standing water. Bat work waits until August 1.',
    'In August, bat work can begin again. The second squirrel litters come in July and August, so listen before a hole is closed.',
    'In September, yellowjackets are at their peak. Close the cracks before stink bugs and lady beetles find the warm walls.',
    'In October, close quarter-inch gaps and fit door sweeps, for the mice. Bat work ends October 14. Cap an empty chimney late in the month, when the swifts are gone.',
    'In November, look for daylight under the doors. Mice are moving in, and they need a quarter of an inch.',
    'In December, run travel clothes in a hot dryer for 30 minutes when you get home, in case a bed bug came along.',
  ],
}
