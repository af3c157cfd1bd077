import type { Problem } from '@/lib/content/problems'
import type { CheckInput } from '@/scripts/checks/checks'
import { findProblems } from '@/scripts/checks/run'

const at = (file: string, line: number): Problem => ({ file, line, message: 'is wrong' })
const hint: Problem = { ...at('a.yaml', 1), isHint: true }
const site = {} as CheckInput

test('problems come in the order of files and lines, whichever check finds them', async () => {
  const found = await findProblems(
    [[() => [at('b.yaml', 2), at('a.yaml', 10)], async () => [at('a.yaml', 9)]]],
    site,
  )
  expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'a.yaml:9',
    'a.yaml:10',
    'b.yaml:2',
  ])
})

test('a later list of checks only runs when those before have nothing to fix, and hints are no problem', async () => {
  expect(await findProblems([[() => [at('b.yaml', 2)]], [() => [hint]]], site)).toEqual([
    at('b.yaml', 2),
  ])
  expect(await findProblems([[() => [hint]], [() => [at('b.yaml', 2)]]], site)).toEqual([
    hint,
    at('b.yaml', 2),
  ])
})
