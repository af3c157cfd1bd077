import { TextLink } from '@/components/ui/TextLink'
import type { EmergencyGuide } from '@/lib/guide/emergency-guide-schema'

/** The ways to what can't wait, in the first screen of what it belongs to. None: nothing. */
export function UrgentLinks({ guides }: { guides: readonly EmergencyGuide[] }) {
  if (guides.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm print:hidden">
      {guides.map(({ slug, heading }) => (
        <li key={slug}>
          <TextLink href={`/field-guide/${slug}`} tone="inherit" isAlone>
            {heading}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
