type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (element: Element) => [
  ...element.querySelectorAll<Control>('[name]:not([type=hidden])'),
]

/**
 * Puts what stands in the controls of elements that are gone into those of the same names that have come.
 *
 * @param focused The control in which the visitor was last: who is typing goes on in the new one.
 */
export function carryEntries(gone: readonly Element[], root: Element, focused?: EventTarget) {
  for (const control of gone.flatMap(controlsIn)) {
    const successor = controlsIn(root).find(({ name }) => name === control.name)
    if (!successor) continue
    if ('checked' in successor && 'checked' in control) successor.checked = control.checked
    if (successor.type !== 'checkbox') successor.value = control.value
    // Browsers give the focus to the page when the element that has it is removed.
    const hasLostFocus = control === focused && document.activeElement === document.body
    if (hasLostFocus) successor.focus({ preventScroll: true })
  }
}
