import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { futureDates } from './dates'
import { linkFindings } from './links'
import { placesOffTheMap } from './map'
import { officeFindings } from './offices'
import { companyEntry, foundingFindings, peopleFindings, reviewFindings } from './owners-facts'
import { pageTextFindings } from './page-texts'
import { repeatedSentences } from './sentences'
import { serviceFindings } from './services'
import { foreignZipCodes } from './zip-codes'
import { animalFrontMatter, tonightFrontMatter } from '@/lib/content/animal-schema'
import { checkArticles } from '@/lib/content/articles'
import {
  checkCollection,
  findDuplicates,
  type CheckedCollection,
  type CollectionEntry,
} from '@/lib/content/collection'
import { company } from '@/lib/content/company'
import { checkDecisionFacts } from '@/lib/content/decision-facts'
import type { Finding } from '@/lib/content/findings'
import { animalFindings, tonightFindings } from '@/lib/content/guide-findings'
import { checkGuideKey } from '@/lib/content/guide-key'
import { checkHouses } from '@/lib/content/houses'
import { checkLocations } from '@/lib/content/locations'
import { mapFindings } from '@/lib/content/map'
import { services } from '@/lib/content/services'

/**
 * All that is wrong in content/, by file and line. What stops the readers is found by the readers themselves; what
 * shows only between files, or beside today's date, is found here.
 */
export async function contentFindings(today: Date): Promise<Finding[]> {
  const houses = checkHouses(readFileSync('content/houses.yaml', 'utf8'))
  const articles = checkArticles()
  const locations = checkLocations('content/locations', {
    articleSlugs: slugsIn('articles'),
    houses: houses.houses,
    serviceSlugs: services.map(({ slug }) => slug),
  })
  const animals = checkCollection('content/field-guide', animalFrontMatter)
  const tonight = checkCollection('content/tonight', tonightFrontMatter)
  const facts = checkDecisionFacts(
    'content/decision-facts.yaml',
    services.map(({ slug }) => slug),
  )
  const entries: CollectionEntry<object>[] = [
    ...articles.entries,
    ...locations.entries,
    ...animals.entries,
    ...tonight.entries,
  ]
  const paths = {
    articles: slugsIn('articles'),
    locations: slugsIn('locations'),
    guide: [...slugsIn('field-guide'), ...slugsIn('tonight')],
    services: services.map(({ slug }) => slug),
  }
  const guideNames = {
    ...paths,
    houses: new Map([...houses.houses].map(([kind, { spots }]) => [kind, spots.length])),
    publicFolder: 'public',
  }
  return [
    ...[houses, articles, locations, animals, tonight, facts].flatMap(({ findings }) => findings),
    ...emptyFolders(),
    ...findDuplicates(articles.entries, 'title'),
    ...findDuplicates(articles.entries, 'excerpt'),
    ...[articles, locations, animals, tonight].flatMap(duplicateDescriptions),
    ...animalFindings(animals.entries, guideNames),
    ...tonightFindings(tonight.entries, slugsIn('field-guide'), guideNames),
    ...keyFindings(paths.guide),
    ...serviceFindings([...houses.houses.keys()]),
    ...reviewFindings(paths.services),
    ...peopleFindings(company),
    ...foundingFindings(company, today),
    ...foreignZipCodes(locations.entries),
    ...mapFindings(),
    ...officeFindings(locations.entries),
    ...placesOffTheMap(locations.entries),
    ...repeatedSentences(locations.entries),
    ...futureDates([companyEntry(company), ...entries], today),
    ...linkFindings(entries, paths),
    ...(await pageTextFindings(paths)),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** Folders without a file: an export refuses a route that has no page. */
function emptyFolders(): Finding[] {
  const examples = { articles: 'wasp-nests', locations: 'oak-hill', 'field-guide': 'pavement-ant' }
  return Object.entries(examples)
    .filter(([name]) => slugsIn(name).length === 0)
    .map(([name, slug]) => ({
      file: `content/${name}`,
      line: 1,
      message: 'needs at least one file: put one back, or write one of your own',
      example: `content/${name}/${slug}.md`,
    }))
}

/** What is wrong in the key of the field guide. */
function keyFindings(pages: readonly string[]): Finding[] {
  const file = 'content/field-guide-key.yaml'
  if (existsSync(file)) return checkGuideKey(readFileSync(file, 'utf8'), new Set(pages)).findings
  const message = 'there is no such file: put it back, since the field guide begins with it'
  return [{ file, line: 1, message }]
}

/** The files of a collection, whatever is wrong in them. */
function slugsIn(name: string): string[] {
  const folder = `content/${name}`
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.filter((file) => file.endsWith('.md')).map((file) => basename(file, '.md'))
}

function duplicateDescriptions({ entries }: CheckedCollection<{ description: string }>) {
  return findDuplicates(entries, 'description')
}
