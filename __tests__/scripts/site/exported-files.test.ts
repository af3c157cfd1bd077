import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { folderWith } from '../../support/content-folder'
import { filesBelow } from '@/scripts/site/exported-files'

test('a link to a file that is gone, such as the lock of an editor, is no file', () => {
  const folder = folderWith({ 'robots.txt': '' })
  symlinkSync('ann@laptop.4711', join(folder, '.#robots.txt'))
  expect(filesBelow(folder)).toEqual(['/robots.txt'])
})
