/** The year on the home page, and on city pages whose animals the field guide does not name. */
export const months = {
  heading: 'What’s active when in ((region))',
  introduction:
    'Each name leads to its page, which says what its months rest on. German cockroaches aren’t listed: indoors they keep no season.',
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
    'In January, check the attic and the sill for mice, rats, and flying squirrels.',
    'In February, listen overhead: squirrels have litters now and in March.',
    'In March, pull mulch off the siding and look for mud tubes.',
    'In April, bat work can begin. A whine in the chimney at night points to raccoon kits.',
    'In May, look for wasp nests under the eaves. Bat work ends on May 15.',
    'In June, empty standing water every week, and leave the flue to the swifts.',
    'In July, check for ticks after a walk in the woods. Bat work waits until August 1.',
    'In August, bat work can begin again, and squirrels have their second litters.',
    'In September, close the cracks before stink bugs and lady beetles look for warm walls.',
    'In October, close quarter-inch gaps and cap an empty chimney. Bat work ends on October 14.',
    'In November, fit door sweeps: mice are moving in.',
    'In December, run travel clothes in a hot dryer for 30 minutes. Bed bugs travel too.',
  ],
}
