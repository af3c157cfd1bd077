type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (element: Element) => [
  ...element.querySelectorAll<Control>('[name]:not([type=hidden])'),
]

type Options = {
  /** Elements that were removed from the page. */
  from: readonly Element[]
  /** What has taken their place. */
  to: Element
  /** The control in which the visitor was last: its successor gets the focus. */
  focused: EventTarget | undefined
}

/** Copies the values of form controls into the controls of the same names that have replaced them. */
export function copyEntries({ from, to, focused }: Options) {
  for (const control of from.flatMap(controlsIn)) {
    const successor = controlsIn(to).find(({ name }) => name === control.name)
    if (!successor) continue
    if ('checked' in successor && 'checked' in control) successor.checked = control.checked
    if (successor.type !== 'checkbox') successor.value = control.value
    // Browsers give the focus to the page when the element that has it is removed.
    const hasLostFocus = control === focused && document.activeElement === document.body
    if (hasLostFocus) successor.focus({ preventScroll: true })
  }
}
