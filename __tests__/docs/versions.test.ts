import { readFileSync } from 'node:fs'

const deploy = read('docs/deploy.md')
const { engines, scripts, version } = JSON.parse(read('package.json')) as {
  engines: { node: string }
  scripts: Record<string, string>
  version: string
}

function read(file: string) {
  return readFileSync(file, 'utf8')
}

test('documents, image and CI name one version of Node, and an older one may still build', () => {
  const texts = [read('netlify.toml'), read('Dockerfile'), read('.github/workflows/ci.yml')]
  const versions = texts.flatMap((text) => [
    ...text.matchAll(/(?:NODE_VERSION = "|node-version: |FROM node:)(\d+)/g),
  ])
  expect(new Set(versions.map(([, version]) => version))).toEqual(new Set(['24']))
  expect(versions.length).toBeGreaterThanOrEqual(texts.length)
  expect(engines.node).toBe('>=20.9')
})

test('the changelog begins with the version of this release', () => {
  const [, newest] = /^## (\S+)$/m.exec(read('CHANGELOG.md')) ?? []
  expect(newest).toBe(version)
})

test('nginx looks for the site where the documents and the image put it', () => {
  const [, root = ''] = /^ {2}root (.*);$/m.exec(read('nginx.conf')) ?? []
  expect(deploy).toContain(`mv /srv/site/new ${root}\n`)
  expect(read('Dockerfile')).toContain(`/site/out ${root}\n`)
})

test('every npm script runs where there is no bash', () => {
  // cmd.exe knows neither of these, nor single quotes, nor variables before a command.
  const bash = /\|\| true|['$`;]|(^|&& )[A-Z_]+=|\b(rm|cp|mv|export) /
  expect(Object.entries(scripts).filter(([, command]) => bash.test(command))).toEqual([])
})

test('texts keep their line ends on Windows', () => {
  expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m)
})
