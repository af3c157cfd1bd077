import type { ComponentType } from 'react'

type Props<ComponentProps> = {
  /** As components/islands/start.ts knows it. */
  name: string
  component: ComponentType<ComponentProps>
  /** Goes into the page as JSON, from which the browser reads it again: plain data, and only what is shown. */
  props: ComponentProps
  /** For an island that does something without being touched: it wakes as soon as the page is painted. */
  startsAtOnce?: boolean
}

/** Marks the part of a page that React takes over in the browser; all around it stays HTML. */
export function Island<ComponentProps extends object>({
  name,
  component: Component,
  props,
  startsAtOnce = false,
}: Props<ComponentProps>) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-starts-at-once={startsAtOnce ? '' : undefined}
    >
      <Component {...props} />
    </div>
  )
}
