import { z } from 'zod'
import { list, matching, text, webAddress } from '@/lib/content/fields'

/** What a script's hosts can be for, besides scripts. */
const hostPurposes = [
  'connections',
  'pictures',
  'styles',
  'fonts',
  'frames',
  'media',
  'workers',
  'forms',
] as const

/** A third-party script on every page: analytics, a chat, a booking widget. */
export const thirdPartyScript = z.strictObject({
  src: webAddress.describe('Address of the script. It loads last, so that nothing waits for it.'),
  attributes: z
    .record(
      matching(
        /^(data-[a-z0-9-]+|async|defer|id|crossorigin|integrity|referrerpolicy|type)$/,
        'must be an attribute of a script, such as data-domain',
      ),
      z
        .union(
          [z.string(), z.literal(true).transform(() => '')],
          'must be text in quotes, or true for an attribute without a value',
        )
        .meta({ isProgram: true }),
    )
    .default({})
    .meta({
      description:
        'Its attributes besides src; true for one without a value. Without defer it is async.',
      examples: [{ 'data-domain': 'example.com' }],
    }),
  start: matching(/^(?!.*<\/?script)/is, 'must be what is between <script> and </script>')
    .meta({
      isProgram: true,
      isScript: true,
      description:
        'The lines of JavaScript that its maker adds to the page. The security headers allow these lines and no others.',
    })
    .optional(),
  hosts: list(
    'Other hosts that it connects to, from its maker’s words on “Content Security Policy”. The host of src is allowed anyway; all others are blocked.',
    matching(
      /^(https|wss):\/\/(\*\.)?[a-z0-9.-]+$/,
      'must be an https address without a path',
    ).meta({
      examples: ['https://www.booking.com'],
    }),
  ).default([]),
  loads: list(
    'What it loads from its hosts besides scripts. Left out, they may be used for everything, and several scripts together may then need more security headers than a host takes.',
    z.enum(hostPurposes),
  ).optional(),
  privacySentence: text
    .min(40)
    .describe(
      'What it does with visitors’ data, and whose it is. The privacy policy says it instead of “no tracking”.',
    ),
})

export type HostPurpose = (typeof hostPurposes)[number]

export type ThirdPartyScript = z.output<typeof thirdPartyScript>
