import { markedTests, readMarkedTests, specSections } from '@/scripts/spec-coverage'

test('a test says in its title which parts of the specification it guards', () => {
  // Put together, since the script reads this file too.
  const source = [
    `test('the hero fades in [`,
    `spec: Home; States]', f)`,
    `test("it's small", f)`,
  ].join('')
  expect(markedTests('home.spec.ts', source)).toEqual([
    { file: 'home.spec.ts', title: 'the hero fades in', sections: ['Home', 'States'] },
  ])
})

const tests = readMarkedTests()

test.each(specSections)('a test guards “%s”', (section) => {
  expect(tests.filter(({ sections }) => sections.includes(section))).not.toEqual([])
})

test('no test names a part that the specification does not have', () => {
  const unknown = tests.flatMap(({ title, sections }) =>
    sections.filter((section) => !specSections.includes(section)).map((s) => `${title}: ${s}`),
  )
  expect(unknown).toEqual([])
})
