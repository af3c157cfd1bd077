import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/content/company'
import { fill } from '@/lib/content/fill'
import { contact } from '@/lib/content/pages'
import { dayOf, longDate } from '@/lib/dates'

export function Licenses() {
  return (
    <ul className="grid gap-3">
      {company().licenses.map(({ name, number, lookUp, expires }) => (
        <li key={number}>
          {name} <br />
          <TextLink href={lookUp} isAlone>
            {number}
          </TextLink>{' '}
          <span className="text-sm text-ink-soft">
            {fill(contact().licenses.expires, { date: longDate(dayOf(expires)) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
