'use client'

import { Component, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { IslandState } from '@/lib/browser/islands'

type Props = {
  /** The element that React renders into. */
  element: Element
  settle: (state: IslandState) => void
  children?: ReactNode
}

/**
 * Says when an island is hydrated. When it throws while rendering, shows the HTML that came from the server
 * again, with what the visitor had typed, since nothing at all would stand there otherwise.
 */
export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  private readonly serverHtml = this.props.element.innerHTML

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.settle('failed')
  }

  override render() {
    const { element, settle, children } = this.props
    if (this.state.hasFailed) {
      // The controls are still in the document here: React removes them when it commits what is returned.
      return <ServerHtml html={this.serverHtml} filledIn={controlsOf(element)} />
    }
    return (
      <>
        {children}
        <Hydrated settle={settle} />
      </>
    )
  }
}

/** Behind the island, and a moment later: by then it shows what its effects have found in the page. */
function Hydrated({ settle }: Pick<Props, 'settle'>) {
  useEffect(() => queueMicrotask(() => settle('hydrated')), [settle])
  return null
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function ServerHtml({ html, filledIn }: { html: string; filledIn: readonly Control[] }) {
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const control of container.current ? controlsOf(container.current) : []) {
      const before = filledIn.find(({ name }) => name === control.name)
      if (!before) continue
      control.value = before.value
      if ('checked' in control && 'checked' in before) control.checked = before.checked
    }
  }, [filledIn])
  return <div ref={container} dangerouslySetInnerHTML={{ __html: html }} />
}

function controlsOf(element: Element) {
  return [...element.querySelectorAll<Control>('[name]')]
}
