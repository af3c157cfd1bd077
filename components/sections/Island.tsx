import type { ComponentType } from 'react'
import { ContactText } from './ContactText'
import { islands, type IslandName } from '@/components/islands/registry'
import { everyPage } from '@/lib/site/page-copy'

type Props<Name extends IslandName> = {
  name: Name
  /** Stored in the page as JSON, so only plain data, and only what the island shows. */
  props: Parameters<(typeof islands)[Name]>[0]
}

/** The part of a page that React hydrates in the browser: see components/islands/hydrate.ts. */
export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  const Component = islands[name] as ComponentType<object>
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <div>
        <Component {...props} />
      </div>
      {/* setIslandState shows one. Not hidden by the style, without which a page is read, too. */}
      <p role="status" data-message="loading" hidden className="mt-6 border-s-4 border-brand ps-4">
        {everyPage().loading}
      </p>
      <p role="alert" data-message="failed" hidden className="mt-6 border-s-4 border-error ps-4">
        <ContactText text={everyPage().failure} />
      </p>
    </div>
  )
}
