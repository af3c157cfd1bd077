const pollMilliseconds = 50

/** What the visitor did on an island that was still asleep, to be done again when it is awake. */
type Repeat = () => void

/**
 * A press or a choice that comes before React is repeated for it. What is typed needs no repeating:
 * it stays in its field. A button that submits needs none either: its form works without React.
 */
export function repeatEarlyInput(root: Document) {
  root.addEventListener('click', (event) => {
    const button = sleepingControl(event.target, 'button')
    if (button instanceof HTMLButtonElement && button.type === 'button') {
      afterWaking(button, () => button.click())
    }
  })
  root.addEventListener('change', (event) => {
    const select = sleepingControl(event.target, 'select')
    if (!(select instanceof HTMLSelectElement)) return
    const { value } = select
    afterWaking(select, () => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  })
}

const waiting = new Map<Element, Repeat>()

function sleepingControl(target: EventTarget | null, selector: string) {
  const control = target instanceof Element ? target.closest(`[data-island] ${selector}`) : null
  return control && !isAwake(control) ? control : null
}

/** Only the last repeat of a control counts: of two presses while asleep, one is meant. */
function afterWaking(control: Element, repeat: Repeat) {
  const isWaiting = waiting.has(control)
  waiting.set(control, repeat)
  if (!isWaiting)
    whenAwake(control, () => {
      waiting.get(control)?.()
      waiting.delete(control)
    })
}

function whenAwake(control: Element, action: () => void) {
  if (isAwake(control)) setTimeout(action, pollMilliseconds)
  else setTimeout(() => whenAwake(control, action), pollMilliseconds)
}

/** React leaves its props on each element that it has taken over. There is no public sign of it. */
function isAwake(element: Element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'))
}
