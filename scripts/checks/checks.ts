import type { Check } from './check'
import { siteProblems } from './finished/site-problems'
import { headerRow } from './header-row'
import { hostLimits } from './host-limits'
import { launchProblems } from './launch/launch-problems'
import { photoProblems } from './photo-problems'
import { publicProblems } from './public-problems'
import { photosIn } from '@/lib/site/photos'

/** What keeps the site from being built: wrong content, photos and files. */
const beforeBuild: readonly Check[] = [
  ({ content }) => content().problems,
  ({ content }) => photoProblems(photosIn(content().content)),
  ({ content }) => publicProblems(content().lookup.isPath),
]

/** What hosts, or the header's row, do not take of valid content. */
const beforeHosts: readonly Check[] = [hostLimits, headerRow]

/** What is valid, and must not go live: sample texts, claims that nobody has confirmed. */
const beforeLaunch: readonly Check[] = [
  ({ content, environment, today }) => launchProblems(content(), environment, today),
]

/** What is wrong with the finished site. */
const beforePublishing: readonly Check[] = [({ siteUrl }) => siteProblems(siteUrl())]

/** The lists of checks before each moment. A list runs when those before it have found nothing. */
export const checks = {
  build: [beforeBuild, beforeHosts],
  launch: [beforeBuild, beforeHosts, beforeLaunch],
  publish: [beforePublishing],
}

export type Moment = keyof typeof checks
