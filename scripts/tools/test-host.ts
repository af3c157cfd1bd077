// Asks a real host's software for every address in e2e/url-matrix.spec.ts. `npm run test:hosts` takes nginx
// from the PATH; `npm run test:hosts cloudflare-pages` and so on fetch the host's own tool with npx.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from './site-server'

const startSeconds = 180

/** These need Node 22, so they are not among the dependencies. */
const wrangler = ['npx', '--yes', 'wrangler@4.164.0']
const superstatic = ['npx', '--yes', '--ignore-scripts', 'superstatic@11.0.0', '.']

/** How each host is started. */
const hosts: Record<string, (port: number, folder: string) => string[]> = {
  nginx: nginxCommand,
  'cloudflare-pages': (port) => [...wrangler, 'pages', 'dev', 'out', '--port', String(port)],
  'cloudflare-workers': (port) => [...wrangler, 'dev', '--port', String(port)],
  firebase: (port) => [...superstatic, '--config', 'firebase.json', '--port', String(port)],
}

const name = process.argv[2] ?? 'nginx'
const host = hosts[name]
if (!host) stop(`There is no host ${name}. There are: ${Object.keys(hosts).join(', ')}.`)
if (name === 'nginx' && spawnSync('nginx', ['-v']).error) {
  stop('nginx is not installed, so nothing was tested. On Debian and Ubuntu: apt-get install nginx')
}

const folder = mkdtempSync(join(tmpdir(), 'host-'))
const { port, close } = await listen(() => undefined)
close()
const log = join(folder, 'host.log')
const [command = '', ...options] = host(port, folder)
const output = openSync(log, 'w')
// In a group of its own, so that what npx starts can be stopped with it.
const server = spawn(command, options, { stdio: ['ignore', output, output], detached: true })
process.exitCode = (await isUp(port)) ? testOn(port) : report(log)
if (server.pid && server.exitCode === null) process.kill(-server.pid)
await sleep(500)
rmSync(folder, { recursive: true, force: true })

function nginxCommand(port: number, folder: string) {
  const configuration = join(folder, 'nginx.conf')
  const text = readFileSync('nginx.conf', 'utf8')
    .replace('listen 8080;', `listen ${port};`)
    .replaceAll(' /tmp/', ` ${folder}/`)
  writeFileSync(configuration, text)
  symlinkSync(resolve('out'), join(folder, 'out'))
  // Started by root, nginx would read the files as nobody, who may not be allowed to.
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  return ['nginx', '-p', `${folder}/`, '-c', configuration, '-g', `daemon off;${user}`]
}

async function isUp(port: number) {
  for (let second = 0; second < startSeconds && server.exitCode === null; second += 1) {
    const answer = await fetch(`http://localhost:${port}/robots.txt`).catch(() => undefined)
    if (answer?.ok) return true
    await sleep(1_000)
  }
  return false
}

/** The exit code of the tests. */
function testOn(port: number) {
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', 'url-matrix', '--project=desktop', '--workers=1'],
    { stdio: 'inherit', env: { ...process.env, BASE_URL: `http://localhost:${port}` } },
  )
  return status ?? 1
}

function report(log: string) {
  console.error(readFileSync(log, 'utf8'))
  console.error(`${name} did not start.`)
  return 1
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
