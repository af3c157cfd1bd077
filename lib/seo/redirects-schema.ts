import { z } from 'zod'
import { decoded } from '@/lib/address-key'
import { groups, sitePath } from '@/lib/content/fields'

/** Characters without a meaning in the rules of any host. */
const oldPath = /^(\/(?!\.\.?(\/|$))[\p{L}\p{M}\p{N} ._~,&=@?#-]+)+\/?$/u

/** content/redirects.yaml, which may be left out. */
export const redirectsSchema = z
  .strictObject({
    redirects: groups(
      'Pages of your old site, and which page of this one takes the place of each.',
      {
        from: z
          .string()
          // Old sites of Wix have /#!about, and the site script leads there as to /about.
          .overwrite((path) => path.replace(/^\/?#!\/*/, '/'))
          .refine(
            (path) => !/[?#]/.test(decoded(path)),
            'must end before ? or #: many hosts can’t redirect by what follows',
          )
          .refine(
            (path) => oldPath.test(decoded(path)),
            'must be the path of a page of your old site, such as /our-services/ants',
          )
          .describe(
            'Path of the old page, without the name of the site: "/our-services/ants". It counts with and without a slash at its end.',
          ),
        to: sitePath.describe('The page of this site: "/pest-control".'),
      },
    ),
  })
  .default({ redirects: [] })

export type Redirect = z.output<typeof redirectsSchema>['redirects'][number]
