/** Keys that the tasks press, by their names in Puppeteer and Playwright. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight'

/** Controls one browser window with an empty profile. Lengths are in CSS pixels. */
export type Driver = {
  open(url: string): Promise<unknown>
  reload(): Promise<unknown>
  back(): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  clickAt(x: number, y: number): Promise<unknown>
  press(key: Key): Promise<unknown>
  write(text: string): Promise<unknown>
  /** Resizes the window as far as the browser allows. */
  resize(width: number, height: number): Promise<unknown>
  close(): Promise<unknown>
}

export type Engine = {
  newWindow(): Promise<Driver>
  close(): Promise<unknown>
}

const timeoutMilliseconds = 20_000
const pollMilliseconds = 50

/** A visitor's tab: the actions of the tasks, with any driver. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  open = (path: string) => this.driver.open(this.origin + path)
  back = () => this.driver.back()
  press = (key: Key) => this.driver.press(key)
  resize = (width: number, height: number) => this.driver.resize(width, height)

  async reload() {
    await this.evaluate(() => void (document.documentElement.dataset.old = ''))
    await this.driver.reload()
    await this.until(
      () => document.readyState === 'complete' && !('old' in document.documentElement.dataset),
    )
  }

  /** Runs a function in the page, without variables from outside, and returns its result. */
  async evaluate<Arguments extends readonly unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ) {
    // tsx wraps inner functions in a helper of this name, which does not exist in the page.
    const result = `((__name) => (${run})(...${JSON.stringify(values)}))((inner) => inner)`
    // Drivers return elements in different ways, so an element becomes true.
    const plain = `((result) => result instanceof Node || result)(${result})`
    return (await this.driver.evaluate(plain)) as Result
  }

  /** Waits until a function returns a truthy value in the page, and returns the value. */
  async until<Arguments extends readonly unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ) {
    const end = Date.now() + timeoutMilliseconds
    let lastError: unknown = ''
    do {
      try {
        const result = await this.evaluate(run, ...values)
        if (result) return result as Exclude<Result, false | '' | 0 | null | undefined>
      } catch (error) {
        // Between two pages there is none to evaluate in.
        lastError = error
      }
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
    } while (Date.now() < end)
    throw new Error(`timed out: ${run} ${JSON.stringify(values)} ${lastError}`)
  }

  /** Waits for a path, with or without its query. */
  untilAt = (path: string) =>
    this.until(
      (path) => location.pathname === path || location.pathname + location.search === path,
      path,
    )

  /** Clicks the first matching element with this text, once no other element covers it. */
  async click(selector: string, text = '') {
    const [x, y] = await this.until(
      (selector, text) => {
        const element = [...document.querySelectorAll(selector)].find(
          (element) => element.getClientRects().length > 0 && element.textContent.includes(text),
        )
        element?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = element?.getClientRects()[0]
        if (!box) return undefined
        const point = [box.x + box.width / 2, box.y + box.height / 2] as const
        return element?.contains(document.elementFromPoint(...point)) && point
      },
      selector,
      text,
    )
    await this.driver.clickAt(Math.round(x), Math.round(y))
  }

  async type(selector: string, text: string) {
    await this.click(selector)
    await this.until((selector) => document.activeElement?.matches(selector), selector)
    await this.driver.write(text)
  }

  /** Sets a select by script: no driver can click an option, which the browser renders outside the page. */
  choose = (selector: string, value: string) =>
    this.until(
      (selector, value) => {
        const select = document.querySelector<HTMLSelectElement>(selector)
        if (!select) return false
        select.value = value
        for (const type of ['input', 'change']) {
          select.dispatchEvent(new Event(type, { bubbles: true }))
        }
        return true
      },
      selector,
      value,
    )

  /** Waits until the page shows a text. */
  untilShown = (text: string, selector = 'main') =>
    this.until(
      (text, selector) =>
        document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s/g, ' ').includes(text),
      text,
      selector,
    )
}
