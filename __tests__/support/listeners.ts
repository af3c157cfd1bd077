/** Takes back after each test what the site's script listens to: it is loaded once a page, not once a test. */
export function forgetListeners() {
  const targets: EventTarget[] = [document, window]

  beforeEach(() => {
    for (const target of targets) jest.spyOn(target, 'addEventListener')
  })

  afterEach(() => {
    for (const target of targets) {
      const { calls } = jest.mocked(target.addEventListener).mock
      for (const [type, listener] of calls) target.removeEventListener(type, listener)
    }
  })
}
