import { pageAddress } from '../exported-files'
import { attributesOfHtml } from './html-texts'

/** Attributes whose value is an address. */
const addressAttributes = ['href', 'src', 'poster', 'xlink:href', 'data-src']

/** The site as its own pages see it. */
export type Site = {
  /** Addresses of all files. */
  files: readonly string[]
  /** Addresses that lead elsewhere, such as /blog. */
  redirects: readonly string[]
  /** The text of a file. */
  read: (file: string) => string
}

/** The addresses of this site that a page names and that lead to nothing, or to no such place of a page or drawing. */
export function deadLinks(file: string, site: Site): string[] {
  const attributes = attributesOfHtml(site.read(file))
  const named = attributes.flatMap(({ name, value }) => {
    if (name.toLowerCase() === 'srcset') {
      return value.split(',').map((one) => one.trim().split(' ')[0] ?? '')
    }
    return addressAttributes.includes(name) ? [value] : []
  })
  const own = named.filter((address) => /^(\/(?!\/)|#.)/.test(address))
  return [...new Set(own)].filter((address) => !leadsSomewhere(address, file, site))
}

function leadsSomewhere(address: string, from: string, { files, redirects, read }: Site) {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(decode(address)) ?? []
  const target =
    path === '' ? from : files.find((file) => file === path || pageAddress(file) === path)
  if (!target) return redirects.includes(path)
  // A text fragment, and the top of a page, are no ids.
  if (hash === '' || hash === 'top' || hash.startsWith(':~:')) return true
  return read(target).includes(` id="${hash}"`)
}

function decode(address: string) {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
