import { z } from 'zod'
import { officePurposes } from './office-schema'
import { shortLine } from './short-line'
import { groups, list, listName, reference, text, webAddress } from '@/lib/content/fields'

/** How soon somebody needs help, the most urgent first. */
export const urgencyLevels = ['emergency', 'today', 'watch'] as const

const topic = z.strictObject({
  emergency: list(
    'Signs that mean 911 or the emergency room, one a line. Each line says of itself what it is about.',
    shortLine,
  ).default([]),
  today: list('What a doctor or an office has to hear of today.', shortLine).default([]),
  watch: list('Signs to watch for, and until when.', shortLine).default([]),
  offices: list(
    'Offices of content/offices.yaml to list with it, by what people call them for.',
    z.enum(officePurposes),
  ).default([]),
  sources: groups('Who says so: an agency or a university, for health and law.', {
    title: text.min(5).describe('Who says it.'),
    url: webAddress.describe('The page itself, not a search.'),
  }).min(1),
})

/** content/health.yaml: what to do about a danger to health, by the name that animals and articles refer to. May be left out. */
export const healthSchema = z.record(listName('health-topics'), topic).prefault({})

/** The field of animals and articles that refers to topics of content/health.yaml. */
export const healthTopics = list(
  'Dangers to health that it is about, by their names in content/health.yaml: the page then says when to call 911, when a doctor, and what to watch for.',
  reference('health-topics'),
).default([])
