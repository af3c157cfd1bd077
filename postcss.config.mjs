import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { brandTones } from './lib/brand/brand-colors'

/** Puts the colors of a company that has its own in place of those in app/globals.css. */
const ownColors = {
  postcssPlugin: 'own-colors',
  /** @param {any} root @param {any} helpers */
  Once(root, { result }) {
    const file = resolve('content/company.yaml')
    result.messages.push({ type: 'dependency', plugin: 'own-colors', file, parent: '' })
    const { brand } = parse(readFileSync(file, 'utf8'))
    if (!brand) return
    const tones = brandTones(brand)
    root.walkDecls(/^--color-/, (/** @type {any} */ declaration) => {
      declaration.value = tones[declaration.prop.slice('--color-'.length)] ?? declaration.value
    })
  },
}

const config = { plugins: [ownColors, ['@tailwindcss/postcss', {}]] }

export default config
