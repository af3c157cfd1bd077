import { months } from '@/lib/content/texts'

test('every month says what to do, and is named in its own line', () => {
  const names = months.toDo.map((text) => /^In (\w+), /.exec(text)?.[1])
  const year = Array.from({ length: 12 }, (_, month) =>
    new Date(2024, month).toLocaleString('en-US', { month: 'long' }),
  )
  expect(names).toEqual(year)
})
