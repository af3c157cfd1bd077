import type { ComponentType } from 'react'
import { ArticleBrowser } from '@/components/articles/ArticleBrowser'
import { ContactForm } from '@/components/forms/ContactForm'
import { EstimateForm } from '@/components/forms/EstimateForm'
import type { IslandName } from '@/components/islands'

const islands = { ArticleBrowser, ContactForm, EstimateForm } satisfies Record<IslandName, unknown>

type Props<Name extends IslandName> = {
  name: Name
  /** Stored in the page as JSON, so only plain data, and only what the island shows. */
  props: Parameters<(typeof islands)[Name]>[0]
}

/** The part of a page that React hydrates in the browser: see components/islands.ts. */
export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  const Component = islands[name] as ComponentType<object>
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
