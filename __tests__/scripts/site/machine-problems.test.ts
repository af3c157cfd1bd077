import { machineProblems } from '@/scripts/site/machine-problems'

const machine = { folder: '/home/ann/site', nodeVersion: '24.1.0', environment: {} }

test.each([
  '/home/ann/my site',
  'C:\\Users\\Ann\\Dropbox (Personal)\\site',
  '/a [b] {c}/100%/übung',
])('a build can run in %s', (folder) => expect(machineProblems({ ...machine, folder })).toEqual([]))

test('a folder that the build cannot read is reported', () => {
  expect(machineProblems({ ...machine, folder: '/home/ann/site #2' })).toEqual([
    {
      file: '/home/ann/site #2',
      line: 1,
      message: 'The path of this folder has a “#”, which the build cannot read: rename the folder',
    },
  ])
})

test.each([
  ['18.20.8', 1],
  ['20.8.1', 1],
  ['20.9.0', 0],
  ['20.20.2', 0],
  ['22.0.0', 0],
  ['24.21.0', 0],
])('Node %s has %i problems', (nodeVersion, count) => {
  expect(machineProblems({ ...machine, nodeVersion })).toHaveLength(count)
})

test.each([
  ['/home/ann/other', 1],
  ['../other', 1],
  ['/home/ann/site/content', 0],
  ['test-results/..content', 0],
  ['', 0],
])('content in “%s” has %i problems', (CONTENT, count) => {
  expect(machineProblems({ ...machine, environment: { CONTENT } })).toHaveLength(count)
})
