/** @jest-environment jsdom */
import { drawingSheet, specimenFolder } from '@/lib/drawing/sheet'

function parse(svg: string) {
  return new DOMParser().parseFromString(svg, 'image/svg+xml')
}

test('each drawing can be had by its name, from where it stands', () => {
  const sheet = parse(drawingSheet(specimenFolder, ['ant', 'wasp']))
  expect(sheet.querySelector('parsererror')).toBeNull()
  expect(sheet.getElementById('ant')?.getAttribute('viewBox')).toBe('0 0 400 300')
  expect(sheet.getElementById('wasp')?.getAttribute('viewBox')).toBe('400 0 400 300')
  const places = [...sheet.querySelectorAll('svg > svg')].map((svg) => svg.getAttribute('x'))
  expect(places).toEqual(['0', '400'])
})

test('a drawing that is not there is named', () => {
  expect(() => drawingSheet(specimenFolder, ['unicorn'])).toThrow('unicorn.svg')
})
