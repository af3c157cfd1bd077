import { render } from '@testing-library/react'
import { ActivityCalendar } from '@/app/field-guide/[slug]/_sections/ActivityCalendar'
import { markMonth } from '@/lib/browser/months'
import { getAnimals } from '@/lib/guide/animals'

test('the visitor’s month is marked, and none before the script has run', () => {
  const { container } = render(<ActivityCalendar animal={getAnimals()[0]!} />)
  const strip = container.querySelector<HTMLElement>('[data-months]')
  expect(strip?.dataset.months).toBe('')
  markMonth(new Date(2026, 10, 22))
  expect(strip?.dataset.months).toBe('11')
  expect(strip?.style.getPropertyValue('--month')).toBe('11')
})
