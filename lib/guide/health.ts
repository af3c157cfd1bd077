import { rungs } from './health-schema'
import { getEntry } from '@/lib/site-content'

/** What to do about some dangers to health: their lines by rung, each rung with all topics, and what they rest on. */
export function healthAdvice(topics: readonly string[]) {
  const all = getEntry('health')
  const chosen = topics.flatMap((topic) => all[topic] ?? [])
  const steps = rungs.map((rung) => ({
    rung,
    lines: unique(chosen.flatMap((topic) => topic[rung])),
  }))
  const sources = new Map(
    chosen.flatMap((topic) => topic.sources.map((source) => [source.url, source])),
  )
  return {
    steps: steps.filter(({ lines }) => lines.length > 0),
    offices: unique(chosen.flatMap((topic) => topic.offices)),
    sources: [...sources.values()],
  }
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}
