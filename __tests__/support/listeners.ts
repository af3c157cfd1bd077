type Listen = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions,
) => void

/** Takes back after each test what the site's script listens to: it is loaded once a page, not once a test. */
export function forgetListeners() {
  const forget: (() => void)[] = []

  beforeEach(() => {
    for (const target of [document, window]) {
      const listen = target.addEventListener.bind(target) as Listen
      jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation(((
        type,
        listener,
        options,
      ) => {
        listen(type, listener, options)
        forget.push(() => target.removeEventListener(type, listener))
      }) as Listen as EventTarget['addEventListener'])
    }
  })

  afterEach(() => {
    for (const takeBack of forget.splice(0)) takeBack()
    jest.restoreAllMocks()
  })
}
