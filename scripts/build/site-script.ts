import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import type { Counting } from '@/lib/browser/counting'
import type { OfficeHours } from '@/lib/browser/office-hours'
import type { Season } from '@/lib/browser/season'

/** What the owner's data asks of the site script beyond what every page needs. */
type OptionalParts = {
  officeHours?: OfficeHours | undefined
  season?: Season | undefined
  counting?: Counting | undefined
}

/** lib/browser as one minified script: main.ts, and of the optional parts those that have data. */
export async function bundleSiteScript({
  officeHours,
  season,
  counting,
}: OptionalParts): Promise<string> {
  const calls = [
    ...(officeHours ? [call('office-hours', 'showOfficeHours', officeHours)] : []),
    ...(season ? [call('season', 'showSeason', season)] : []),
    ...(counting ? [call('counting', 'startCounting', counting)] : []),
  ]
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

/** lib/browser/vitals.ts as a module, which the site script imports by its address. */
export async function bundleVitals(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/browser/vitals.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'warning',
  })
  return outputFiles.map(({ text }) => text).join('')
}

function call(file: string, name: string, data: unknown) {
  return `\nimport { ${name} } from './${file}'\n${name}(${JSON.stringify(data)})`
}
