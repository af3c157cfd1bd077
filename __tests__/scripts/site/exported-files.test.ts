import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '@/scripts/site/exported-files'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a link to a file that is gone, such as the lock of an editor, is no file', () => {
  writeFileSync(join(folder, 'robots.txt'), '')
  symlinkSync('ann@laptop.4711', join(folder, '.#robots.txt'))
  expect(filesBelow(folder)).toEqual(['/robots.txt'])
})
