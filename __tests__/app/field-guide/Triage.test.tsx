import { render, screen, within } from '@testing-library/react'
import { Triage } from '@/app/field-guide/[slug]/_sections/Triage'
import { NearestOffices } from '@/components/sections/CareCard'
import type { EmergencyGuide } from '@/lib/guide/emergency-guide-schema'
import { emergencyGuidePage } from '@/lib/site/page-copy'
import { getEntry } from '@/lib/site/site-content'

test('a triage shows its questions before the cards for both answers, and its offices', () => {
  const triage: NonNullable<EmergencyGuide['triage']> = {
    questions: ['Somebody touched it.', 'Nobody knows what happened.'],
    yes: { heading: 'Yes: it stays', lines: ['Call the health department:'], offices: ['bites'] },
    no: { heading: 'No: let it out', lines: ['Open one window.'] },
  }
  render(<Triage triage={triage} />)
  const [questions] = screen.getAllByRole('list')
  expect(questions).toHaveTextContent(triage.questions.join(''))
  const headings = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent)
  expect(headings.slice(-2)).toEqual([triage.yes.heading, triage.no.heading])
  render(<NearestOffices purposes={['bites']} />)
  const numbers = screen.getByRole('region', { name: emergencyGuidePage().offices })
  const offices = getEntry('offices').offices.filter((office) => office.for.includes('bites'))
  expect(within(numbers).getAllByRole('link')).toHaveLength(offices.length)
})
