import { services } from '@/lib/services/services'

test('each service answers two to six questions that no other service asks', () => {
  for (const { questions } of services) {
    expect(questions.length).toBeGreaterThanOrEqual(2)
    expect(questions.length).toBeLessThanOrEqual(6)
  }
  const asked = services.flatMap(({ questions }) => questions.map(({ question }) => question))
  expect(new Set(asked).size).toBe(asked.length)
})
