/** @jest-environment jsdom */
import { join, relative } from 'node:path'
import { folderWith } from '../../support/content-folder'
import { drawingSheet } from '@/lib/images/sheet'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9"/><g class="scale"><text>5 mm</text></g></svg>'

function sheetOf(...names: string[]) {
  const files = folderWith({
    'ant.svg': svg,
    'wasp.svg': `<?xml version='1.0'?>\n<!-- A wasp -->${svg}`,
  })
  const name = relative(join(process.cwd(), 'public/images'), files)
  const sheet = drawingSheet({ name, width: 40, height: 30 }, names)
  return new DOMParser().parseFromString(sheet, 'image/svg+xml')
}

test('each drawing has an address by its name', () => {
  const sheet = sheetOf('ant', 'wasp')
  expect(sheet.querySelector('parsererror')).toBeNull()
  expect(sheet.getElementById('ant')?.getAttribute('viewBox')).toBe('0 0 40 30')
  expect(sheet.getElementById('wasp')?.getAttribute('viewBox')).toBe('40 0 40 30')
  const positions = [...sheet.querySelectorAll('svg > svg')].map((svg) => svg.getAttribute('x'))
  expect(positions).toEqual(['0', '40'])
})

test('a thumbnail has no scale', () => {
  expect(sheetOf('ant').querySelector('text')).toBeNull()
})

test('a missing drawing is reported by its name', () => {
  expect(() => sheetOf('unicorn')).toThrow('unicorn.svg')
})
