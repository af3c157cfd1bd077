import { z } from 'zod'
import { endpoint } from '@/lib/forms/settings'

/** Counts of what happens on the site, without a word about whom it happens to. docs/counting.md has what is sent. */
export const counting = z.strictObject({
  endpoint: endpoint.describe(
    'Address that takes the counts: "https://counts.example.org/", or a path of this site.',
  ),
})

/** The host that gets the counts, as the privacy policy names it; nothing where nothing is counted. */
export function countsReceiver(
  setting: z.output<typeof counting> | undefined,
  siteUrl: string,
): string | undefined {
  return setting && new URL(setting.endpoint, siteUrl).hostname
}
