import { readMapContent } from '@/lib/content/map'

const caption = 'caption: Schematic, with north up.'

test('without its files a map shows places alone', () => {
  const { streams, lakes, roads, counties } = readMapContent(undefined, undefined)
  expect([streams, lakes, roads, counties]).toEqual([[], [], [], []])
})

test('streams, lakes and roads may each be left out', () => {
  const map = `${caption}
streams:
  - name: Oak Creek
    course: [[44.1, -93.2], [44.0, -93.1]]`
  expect(readMapContent(map, undefined)).toMatchObject({
    streams: [{ name: 'Oak Creek', size: 'small' }],
    lakes: [],
  })
})

test.each([
  ['lines: []', 'lines'],
  ['streams: [{ name: Oak Creek, course: [[44.1, -93.2]] }]', 'streams[1].course'],
  ['streams: [{ name: Oak Creek, course: [[-93.2, 44.1], [-93, 44]] }]', 'streams[1].course[1][1]'],
  ['lakes: [{ name: Oak Lake, shape: [[44.1, -93.2], [44, -93]] }]', 'lakes[1].shape[1]'],
])('the build stops at %s and names the file and the field', (wrong, field) => {
  const read = () => readMapContent(`${caption}\n${wrong}`, undefined)
  expect(read).toThrow('content/map.yaml')
  expect(read).toThrow(field)
})

test('it stops at a county without a border', () => {
  const read = () => readMapContent(caption, "[{ id: '49', name: Oak, borders: [] }]")
  expect(read).toThrow('content/map-counties.yaml')
})
