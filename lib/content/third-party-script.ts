import { z } from 'zod'

/** Addresses without a path, as a Content-Security-Policy lists them. */
const hosts = z
  .array(
    z
      .string()
      .regex(/^https:\/\/(\*\.)?[a-z0-9.-]+$/, 'must be an https address without a path')
      .meta({ examples: ['https://www.booking.com'] }),
  )
  .default([])

/** A script of another company on every page: analytics, a chat, a booking widget. */
export const thirdPartyScript = z.strictObject({
  src: z
    .url({ protocol: /^https$/ })
    .describe('Address of the script. It loads last, and holds up nothing.'),
  hosts: z
    .strictObject({
      script: hosts.describe('Where it loads more scripts from. The host of src is among them.'),
      connect: hosts.describe('Where it sends and asks for data.'),
      frame: hosts.describe('Whose pages it shows within yours, such as a calendar.'),
      image: hosts.describe('Where it loads pictures from.'),
    })
    .prefault({})
    .describe(
      'What it may talk to, from its maker’s words on “Content Security Policy”. The rest is blocked.',
    ),
  privacySentence: z
    .string()
    .min(40)
    .describe(
      'What it does with visitors’ data, and whose it is. The privacy policy says it instead of “no tracking”.',
    ),
})

export type ThirdPartyScript = z.output<typeof thirdPartyScript>
