import { TextLink } from '@/components/ui/TextLink'
import { fill } from '@/lib/content/fill'
import { dayOf, longDate } from '@/lib/dates'
import { company } from '@/lib/site/company'
import { contact } from '@/lib/site/page-copy'

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
