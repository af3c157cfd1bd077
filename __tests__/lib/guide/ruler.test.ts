/** @jest-environment jsdom */
import { groupColumns, lifeSize, rulerSheet } from '@/lib/guide/ruler'
import { ruler } from '@/lib/site/page-copy'

const items = () => ruler().groups.flatMap((group) => group.items)

test('an animal has the size that the scale bar of its drawing gives', () => {
  const [tick] = items()
  // 240 by 210 units at 60 units a millimeter.
  expect(tick && lifeSize(tick)).toEqual({
    width: 4,
    height: 3.5,
    href: '/images/ruler.svg#plate-1',
  })
})

test('a shape has its size in millimeters, and its usual width if none is given', () => {
  const item = { name: 'Egg', size: '1 mm', mark: 'White' }
  expect(lifeSize({ ...item, shape: { kind: 'egg', length: 1 } })).toMatchObject({ height: 0.5 })
  const crack = { kind: 'hole' as const, length: 32, width: 10 }
  expect(lifeSize({ ...item, shape: crack })).toMatchObject({ width: 32, height: 10 })
})

test('the sheet has each animal at its own address, without scale, text and ground', () => {
  const sheet = new DOMParser().parseFromString(rulerSheet(), 'image/svg+xml')
  expect(sheet.querySelector('parsererror, text, .scale, [r="138"]')).toBeNull()
  expect(sheet.getElementById('plate-2')?.getAttribute('viewBox')).toBe('240 0 276 276')
  const places = [...sheet.querySelectorAll('svg > svg')].map((svg) => [
    svg.getAttribute('x'),
    svg.getAttribute('viewBox'),
  ])
  expect(places).toEqual([
    ['0', '80 34 240 210'],
    ['240', '62 12 276 276'],
  ])
})

test('a small group is beside the next one', () => {
  const shape = { kind: 'hole' as const, length: 6 }
  const group = (count: number) => ({
    items: Array.from({ length: count }, () => ({ name: 'Gap', size: '6 mm', mark: 'Low', shape })),
  })
  const groups = [group(8), group(3), group(6)]
  expect(groups.map((_, index) => groupColumns(groups, index))).toEqual([5, 1, 4])
})
