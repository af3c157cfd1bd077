import { readFileSync } from 'node:fs'
import { pagesConfig } from '@/scripts/edit/pages-config'

test('.pages.yml has the forms of the schemas (npm run schemas)', () => {
  expect(readFileSync('.pages.yml', 'utf8')).toBe(pagesConfig())
})
