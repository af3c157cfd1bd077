import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from './support/test'

const folder = 'out/images/maps'
const maxBytes = { region: 12_000, place: 6_000 }

test('a map is a file of a few kilobytes', () => {
  const heavy = readdirSync(folder).filter((file) => {
    const { length } = gzipSync(readFileSync(`${folder}/${file}`), { level: 9 })
    return length > (file.startsWith('region') ? maxBytes.region : maxBytes.place)
  })
  expect(heavy).toEqual([])
})
