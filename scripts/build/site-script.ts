import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import type { Counting } from '@/lib/browser/counting'

/** What the owner's data asks of the site script beyond what every page needs. */
type OptionalParts = {
  counting?: Counting | undefined
}

/** lib/browser as one minified script: main.ts, and of the optional parts those that have data. */
export async function bundleSiteScript({ counting }: OptionalParts): Promise<string> {
  const calls = [...(counting ? [call('counting', 'startCounting', counting)] : [])]
  const { outputFiles } = await build({
    stdin: {
      contents: [readFileSync('lib/browser/main.ts', 'utf8'), ...calls].join(''),
      loader: 'ts',
      resolveDir: 'lib/browser',
    },
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // Omit the redundant 'use strict'.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    logLevel: 'warning',
  })
  return outputFiles.map(({ text }) => text).join('')
}

function call(file: string, name: string, data: unknown) {
  return `\nimport { ${name} } from './${file}'\n${name}(${JSON.stringify(data)})`
}
