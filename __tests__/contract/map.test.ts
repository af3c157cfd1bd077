import { describeContract } from '../support/contract'
import { rivers } from '@/lib/drawing/map'

describeContract(() => {
  test('the two rivers run from north to south and meet', () => {
    const [scioto, olentangy] = rivers.map(({ course }) =>
      course.split(' ').map((point) => point.split(',').map(Number)),
    )
    for (const course of [scioto, olentangy]) {
      expect(course?.at(0)?.[1]).toBeLessThan(course?.at(-1)?.[1] ?? 0)
    }
    expect(scioto).toContainEqual(olentangy?.at(-1))
    expect(rivers.map(({ name }) => name)).toEqual(['Scioto', 'Olentangy'])
  })
})
