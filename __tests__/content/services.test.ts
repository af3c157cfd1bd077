import { existsSync } from 'node:fs'
import { describeHouseStyle } from '../support/contract'
import { services } from '@/lib/content/texts'

test('every drawing that a service shows exists', () => {
  for (const service of services) {
    const targets = service.targets?.items ?? []
    for (const name of [service.specimen.file, ...targets.map(({ specimen }) => specimen)]) {
      expect([name, existsSync(`public/images/specimens/${name}.svg`)]).toEqual([name, true])
    }
  }
})

describeHouseStyle('questions', () => {
  test('each service answers four to six that no other service asks', () => {
    for (const { questions } of services) {
      expect(questions.length).toBeGreaterThanOrEqual(4)
      expect(questions.length).toBeLessThanOrEqual(6)
    }
    const asked = services.flatMap(({ questions }) => questions.map(({ question }) => question))
    expect(new Set(asked).size).toBe(asked.length)
  })
})
