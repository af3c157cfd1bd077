import type { ComponentProps } from 'react'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-looks'

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant
  size?: ButtonSize
}

export function Button({ variant = 'signal', size = 'normal', type = 'button', ...props }: Props) {
  return (
    <button
      type={type}
      className={`${buttonLook(variant, size)} cursor-pointer disabled:cursor-progress disabled:opacity-75`}
      {...props}
    />
  )
}
