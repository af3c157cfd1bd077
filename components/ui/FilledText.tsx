import { Fragment, type ReactNode } from 'react'
import type { Template } from '@/lib/content/schemas/fields'

type Props<Name extends string> = {
  text: Template<Name>
  parts: Readonly<Record<NoInfer<Name>, ReactNode>>
}

/** A text from the content whose {names} are replaced by elements. */
export function FilledText<Name extends string>({ text, parts }: Props<Name>) {
  const partsByName: Readonly<Record<string, ReactNode>> = parts
  const pieces = text.split(/\{(\w+)\}/)
  return pieces.map((piece, index) => (
    <Fragment key={index}>{index % 2 === 0 ? piece : partsByName[piece]}</Fragment>
  ))
}
