import { render, screen } from '@testing-library/react'
import { SeasonStrip } from '@/components/sections/SeasonStrip'
import { markSeason } from '@/lib/browser/seasons'

const seasonOfMonth = [
  'Winter',
  'Winter',
  'Spring',
  'Spring',
  'Spring',
  'Summer',
  'Summer',
  'Summer',
  'Fall',
  'Fall',
  'Fall',
  'Winter',
]

test.each(seasonOfMonth.map((season, month) => ({ season, month, number: month + 1 })))(
  'in month $number it is $season, and nothing else is marked',
  ({ season, month }) => {
    render(<SeasonStrip heading="Active now" introduction="By the month." />)
    const marked = () => screen.getAllByRole('listitem').filter((item) => 'current' in item.dataset)
    expect(marked()).toHaveLength(0)
    markSeason(new Date(2024, month, 1))
    markSeason(new Date(2024, month + 1, 0, 23, 59))
    expect(marked()).toHaveLength(1)
    expect(marked()[0]).toHaveTextContent(new RegExp(`^${season}`))
  },
)
