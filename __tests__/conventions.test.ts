import { sourceFiles } from './support/source-files'

const folders = ['app', 'components', 'content', 'lib', 'scripts', '__tests__', 'e2e']

const files = sourceFiles(folders)
const componentFiles = sourceFiles(['components'], ['.tsx'])
const markup = sourceFiles(['app', 'components'], ['.tsx'])

/** Lines of these files that fit a pattern, each with its file: what a failing test prints. */
const linesLike = (pattern: RegExp, among: { path: string; source: string }[]) =>
  among.flatMap(({ path, source }) =>
    source
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

const isClient = ({ source }: { source: string }) => /^['"]use client['"]/m.test(source)

test('React runs in the browser for the islands only, and each of them says so', () => {
  const clients = files.filter(isClient).map(({ path }) => path)
  const islands = sourceFiles(['components/islands'], ['.tsx']).map(({ path }) => path)
  expect(clients).toEqual(islands)
})

test('no island draws an icon, which would send all of its library to the browser', () => {
  const islands = sourceFiles(['components/islands'])
  expect(linesLike(/ui\/Icon'|lucide-static/, islands)).toEqual([])
})

test('no file is called index, and none is a drawer for whatever has no place', () => {
  const drawers = ['index', 'utils', 'util', 'helpers', 'common', 'misc']
  expect(files.filter(({ name }) => drawers.includes(name)).map(({ path }) => path)).toEqual([])
})

test('a component’s file is written LikeThis, and exports what it is named after', () => {
  for (const { path, name, source } of componentFiles) {
    expect([path, name]).toEqual([path, expect.stringMatching(/^([A-Z][a-z0-9]*)+$/)])
    const exported = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)]
    expect([path, exported.map(([, word]) => word)]).toEqual([path, expect.arrayContaining([name])])
  }
})

test('every other file is written like-this', () => {
  const others = sourceFiles(['content', 'lib', 'scripts'], ['.ts', '.mjs'])
  const wrong = others.filter(({ name }) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.d)?$/.test(name))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('no component of ours takes class names', () => {
  expect(linesLike(/\bclassName\??: (string|ClassName)/, componentFiles)).toEqual([])
  expect(linesLike(/[{,]\s*className\s*[,}=](?!["{'`])/, componentFiles)).toEqual([])
  const withAllProps = componentFiles.filter(({ source }) =>
    source
      .replace(/Omit<\s*ComponentProps<[^>]*>,[^>]*'className'[^>]*>/g, '')
      .match(/ComponentProps(?:With(?:out)?Ref)?<|HTMLAttributes</),
  )
  expect(withAllProps.map(({ path }) => path)).toEqual([])
})

test('colors are named by role: no class names one of Tailwind’s own', () => {
  const palette =
    /-(slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-(50|[1-9]00|950)\b|\b(text|bg|border|fill|stroke)-(white|black)\b/
  expect(linesLike(palette, markup)).toEqual([])
})

test('colors have their values in the style sheet alone', () => {
  const value = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgba?|hsla?|oklch)\(/i
  const withoutDrawings = markup.map(({ path, source }) => ({
    path,
    source: source.replace(/<svg[\s\S]*?<\/svg>/g, ''),
  }))
  expect(linesLike(value, withoutDrawings)).toEqual([])
})

test('tests find things as visitors do: by no test id, and against no snapshot', () => {
  const tests = sourceFiles(['__tests__', 'e2e'], ['.ts', '.tsx']).filter(
    ({ name }) => name !== 'conventions.test',
  )
  expect(linesLike(/TestId|data-testid|toMatch(Inline)?Snapshot/, [...tests, ...markup])).toEqual(
    [],
  )
})
