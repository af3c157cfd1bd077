import { z } from 'zod'
import { group, matching, text, webAddress } from '@/lib/content/fields'

/** Addresses without a path, as a Content-Security-Policy lists them. */
const hostsOf = (pattern: RegExp, example: string) =>
  z
    .array(
      matching(pattern, 'must be an https address without a path').meta({ examples: [example] }),
    )
    .default([])

const hosts = hostsOf(/^https:\/\/(\*\.)?[a-z0-9.-]+$/, 'https://www.booking.com')

/** A script of another company on every page: analytics, a chat, a booking widget. */
export const thirdPartyScript = z.strictObject({
  src: webAddress.describe('Address of the script. It loads last, and holds up nothing.'),
  attributes: z
    .record(
      z
        .string()
        .regex(/^(data-[a-z0-9-]+|async|defer|id|crossorigin|integrity|referrerpolicy|type)$/),
      z.union([z.string(), z.literal(true).transform(() => '')]),
    )
    .default({})
    .meta({
      description:
        'What its maker writes beside src; true for a word without a value. Without defer it is async.',
      examples: [{ 'data-domain': 'example.com' }],
    }),
  start: matching(/^(?!.*<\/?script)/is, 'must be what stands between <script> and </script>')
    .describe(
      'The lines of JavaScript that its maker puts into the page beside it. The security headers let in these lines and no others.',
    )
    .optional(),
  hosts: group(
    'What it may talk to, from its maker’s words on “Content Security Policy”. The rest is blocked.',
    {
      script: hosts.describe('Where it loads more scripts from. The host of src is among them.'),
      connect: hostsOf(/^(https|wss):\/\/(\*\.)?[a-z0-9.-]+$/, 'wss://chat.booking.com').describe(
        'Where it sends and asks for data. A chat often has an address with wss://.',
      ),
      frame: hosts.describe('Whose pages it shows within yours, such as a calendar.'),
      image: hosts.describe('Where it loads pictures from.'),
      style: hosts.describe('Where it loads style sheets from.'),
      font: hosts.describe('Where it loads fonts from.'),
      media: hosts.describe('Where it loads sounds and videos from.'),
      worker: hostsOf(/^(https:\/\/(\*\.)?[a-z0-9.-]+|blob:)$/, 'blob:').describe(
        'Where it starts workers from. Many scripts make their own, which is written blob:.',
      ),
      form: hosts.describe('Where a form that it shows is sent to.'),
    },
  ).prefault({}),
  privacySentence: text
    .min(40)
    .describe(
      'What it does with visitors’ data, and whose it is. The privacy policy says it instead of “no tracking”.',
    ),
})

export type ThirdPartyScript = z.output<typeof thirdPartyScript>
