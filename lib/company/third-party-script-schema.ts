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

/** What somebody pasted in place of an entry, as the beginning of that entry. */
function asEntry({ input }: { input?: unknown }) {
  if (typeof input !== 'string') return undefined
  const [id] = /GTM-\w+/.exec(input) ?? []
  const [, src = id && `https://www.googletagmanager.com/gtm.js?id=${id}`] =
    /\bsrc="([^"]*)"/.exec(input) ?? []
  return `must be the parts of its lines, as docs/scripts.md says: src: ${src ?? 'https://…'}, start, privacySentence`
}

/** A third-party script on every page: analytics, a chat, a booking widget. */
const script = z.strictObject(
  {
    src: webAddress
      .refine((src) => !/\.html?($|\?)/.test(src), 'is a page and no script: take its entry out')
      .meta({ isUnique: 'script' })
      .describe('Address of the script. It loads last, so that nothing waits for it.'),
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
    start: z
      .string()
      .overwrite((code) => code.replace(/^\s*<script>([^<]*)<\/script>\s*$/i, '$1'))
      .regex(/^(?!.*<\/?script)/is, 'must be what is between <script> and </script>')
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
  },
  { error: asEntry },
)

const tagManagerStart =
  "(window.dataLayer = window.dataLayer || []).push({ 'gtm.start': Date.now(), event: 'gtm.js' })"

export const thirdPartyScript = script.refine(
  ({ src, start }) => start !== undefined || !src.includes('/gtm.js'),
  {
    message: 'is missing: without it Tag Manager does nothing',
    path: ['start'],
    params: { example: tagManagerStart },
  },
)

export type HostPurpose = (typeof hostPurposes)[number]

export type ThirdPartyScript = z.output<typeof thirdPartyScript>
