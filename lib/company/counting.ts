import { z } from 'zod'
import { endpoint } from '@/lib/forms/settings'

/** Counts of what happens on the site, without a word about whom it happens to. docs/counting.md has what is sent. */
export const counting = z.strictObject({
  endpoint: endpoint.describe(
    'Address that takes the counts: "https://counts.example.org/", or a path of this site.',
  ),
})
