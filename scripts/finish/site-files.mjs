import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const hashCharacters = 16

/**
 * @typedef {{ src: string, integrity: string }} ScriptReference Attributes of the element that loads it.
 * @typedef {ReturnType<typeof siteFiles>} SiteFiles
 */

/** The files that pages load, each read once. @param {string} out Folder of the exported site. */
export function siteFiles(out) {
  /** @type {Map<string, string>} */
  const contents = new Map()
  /** @type {Map<string, string>} */
  const integrities = new Map()

  /** @param {string} path As a page names it. */
  function read(path) {
    const content = contents.get(path) ?? readFileSync(`${out}${path}`, 'utf8')
    contents.set(path, content)
    return content
  }

  /** Attributes of an element that loads a script of the site. @param {string} src @returns {ScriptReference} */
  function reference(src) {
    const integrity = integrities.get(src) ?? integrityOf(read(src))
    integrities.set(src, integrity)
    return { src, integrity }
  }

  /**
   * Writes a script where hosts keep files for ever: its name holds a hash of its content.
   *
   * @param {string} name What it is, for people who read the name.
   * @param {string} content
   */
  function writeHashedScript(name, content) {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, hashCharacters)
    const folder = '/_next/static'
    const src = `${folder}/${name}.${hash}.js`
    mkdirSync(`${out}${folder}`, { recursive: true })
    if (!existsSync(`${out}${src}`)) writeFileSync(`${out}${src}`, content)
    contents.set(src, content)
    return reference(src)
  }

  return { read, reference, writeHashedScript }
}

/** @param {string} content */
function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
