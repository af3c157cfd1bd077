import { spawn } from 'node:child_process'
import { listen } from '../../scripts/tools/site-server'
import type { Driver, Engine, Key } from './tab'

/** https://www.w3.org/TR/webdriver/#keyboard-actions */
const codes: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
}

const startMilliseconds = 30_000

/** WebKitGTK with its own WebDriver, on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const free = await listen(() => undefined)
  free.close()
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${free.port}`], {
    detached: true,
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${free.port}`
  const end = Date.now() + startMilliseconds
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    newWindow: () => startSession(address),
    // The minus sign also ends its child processes, the screen and the browser.
    close: async () => server.pid && process.kill(-server.pid),
  }
}

async function startSession(address: string): Promise<Driver> {
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'normal' } }
  const { sessionId } = (await ask(`${address}/session`, { capabilities })) as { sessionId: string }
  const session = `${address}/session/${sessionId}`
  const performActions = (type: string, actions: readonly object[]) =>
    ask(`${session}/actions`, { actions: [{ type, id: type, actions }] })
  const pressKeys = (keys: readonly string[]) =>
    performActions(
      'key',
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  const evaluate = (expression: string) =>
    ask(`${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  return {
    open: (url) => ask(`${session}/url`, { url }),
    reload: () => ask(`${session}/refresh`, {}),
    // Its own method skips history entries that a script has added.
    back: () => evaluate('void setTimeout(() => history.back())'),
    evaluate,
    clickAt: (x, y) =>
      performActions('pointer', [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key) => pressKeys([codes[key]]),
    write: (text) => pressKeys([...text]),
    resize: (width, height) => ask(`${session}/window/rect`, { width, height }),
    close: () => ask(session, undefined, 'DELETE'),
  }
}

async function ask(url: string, body?: object, method = 'POST') {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(JSON.stringify(value))
  return value
}
