import { Fragment, type ReactNode } from 'react'

type Props = { text: string; parts: Readonly<Record<string, ReactNode>> }

/** A text of the content, with an element for each {name} in it. */
export function FilledText({ text, parts }: Props) {
  const pieces = text.split(/\{(\w+)\}/)
  return pieces.map((piece, index) => (
    <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ))
}
