import * as playwright from '@playwright/test'
import puppeteer from 'puppeteer-core'
import type { Driver, Engine, Key } from './tab'

/** What Puppeteer and Playwright have in common. */
type Page = {
  goto(url: string): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  mouse: { click(x: number, y: number): Promise<unknown> }
  keyboard: { press(key: Key): Promise<unknown>; type(text: string): Promise<unknown> }
}

export async function startPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string | undefined,
): Promise<Engine> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    // As root, Chromium starts only without its sandbox.
    args: browser === 'chrome' && process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    // Puppeteer turns off the back/forward cache, which visitors' browsers have.
    ignoreDefaultArgs: browser === 'chrome' ? ['--disable-back-forward-cache'] : false,
  })
  return {
    async newWindow() {
      const context = await running.createBrowserContext()
      const page = await context.newPage()
      const resize = (width: number, height: number) => page.setViewport({ width, height })
      return driverOf(page, resize, () => context.close())
    },
    close: () => running.close(),
  }
}

/** A browser that Playwright has downloaded. */
export async function startPlaywright(name: 'firefox' | 'webkit'): Promise<Engine> {
  const running = await playwright[name].launch()
  return {
    async newWindow() {
      const context = await running.newContext()
      const page = await context.newPage()
      const resize = (width: number, height: number) => page.setViewportSize({ width, height })
      return driverOf(page, resize, () => context.close())
    },
    close: () => running.close(),
  }
}

function driverOf(page: Page, resize: Driver['resize'], close: Driver['close']): Driver {
  return {
    open: (url) => page.goto(url),
    reload: () => page.evaluate('void setTimeout(() => location.reload())'),
    // The drivers' own methods wait for a load event, which a page from the back/forward cache does not send.
    back: () => page.evaluate('void setTimeout(() => history.back())'),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    write: (text) => page.keyboard.type(text),
    resize,
    close,
  }
}
