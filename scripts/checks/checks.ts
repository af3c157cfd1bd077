import { siteProblems } from './finished/site-problems'
import { launchProblems } from './launch/launch-problems'
import { photoProblems } from './photo-problems'
import { publicProblems } from './public-problems'
import type { Problem } from '@/lib/content/problems'
import type { Environment } from '@/lib/seo/site-address'
import { photosIn } from '@/lib/site/photos'
import type { loadContent } from '@/lib/site/site-content'

/** What checks look at. Content and address are read only when a check asks for them. */
export type CheckInput = {
  /** All content, with the problems of its files. */
  content: () => ReturnType<typeof loadContent>
  siteUrl: () => string
  environment: Environment
  today: Date
}

/** Finds what is wrong with a site: each problem with its file, line and what to do. */
export type Check = (input: CheckInput) => readonly Problem[] | Promise<readonly Problem[]>

/** What keeps the site from being built: wrong content, photos and files. */
const beforeBuild: readonly Check[] = [
  ({ content }) => content().problems,
  ({ content }) => photoProblems(photosIn(content().content)),
  ({ content }) => publicProblems(content().lookup.isPath),
]

/** What is valid, and must not go live: sample texts, claims that nobody has confirmed. */
const beforeLaunch: readonly Check[] = [
  ({ content, environment, today }) => launchProblems(content(), environment, today),
]

/** What is wrong with the finished site. */
const beforePublishing: readonly Check[] = [({ siteUrl }) => siteProblems(siteUrl())]

/** The lists of checks before each moment. A list runs when those before it have found nothing. */
export const checks = {
  build: [beforeBuild],
  launch: [beforeBuild, beforeLaunch],
  publish: [beforePublishing],
}

export type Moment = keyof typeof checks
