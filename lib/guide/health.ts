import { urgencyLevels } from './health-schema'
import { getEntry } from '@/lib/site/site-content'

/** Advice on several dangers to health: one step for each level of urgency that has lines, with offices and sources. */
export function healthAdvice(topics: readonly string[]) {
  const all = getEntry('health')
  const chosen = topics.flatMap((topic) => all[topic] ?? [])
  const steps = urgencyLevels.map((urgency) => ({
    urgency,
    lines: [...new Set(chosen.flatMap((topic) => topic[urgency]))],
  }))
  const sources = new Map(
    chosen.flatMap((topic) => topic.sources.map((source) => [source.url, source])),
  )
  return {
    steps: steps.filter(({ lines }) => lines.length > 0),
    offices: [...new Set(chosen.flatMap((topic) => topic.offices))],
    sources: [...sources.values()],
  }
}
