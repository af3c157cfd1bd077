import { pageAddress } from '../exported-files'
import { attributesOfHtml } from './html-texts'

/** Attributes whose value is an address. */
const addressAttributes = ['href', 'src', 'poster', 'xlink:href', 'data-src']

/** The finished site. */
export type Site = {
  /** Addresses of all files. */
  files: readonly string[]
  /** Addresses that hosts redirect, such as /blog. */
  redirects: readonly string[]
  /** The text of a file. */
  read: (file: string) => string
}

/** The links of a page to files or ids of this site that don’t exist. */
export function deadLinks(file: string, site: Site): string[] {
  const attributes = attributesOfHtml(site.read(file))
  const addresses = attributes.flatMap(({ name, value }) => {
    if (name.toLowerCase() === 'srcset') {
      return value.split(',').map((source) => source.trim().split(' ')[0] ?? '')
    }
    return addressAttributes.includes(name) ? [value] : []
  })
  const ownAddresses = addresses.filter((address) => /^(\/(?!\/)|#.)/.test(address))
  return [...new Set(ownAddresses)].filter((address) => !hasTarget(address, file, site))
}

function hasTarget(address: string, from: string, { files, redirects, read }: Site) {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(decode(address)) ?? []
  const target =
    path === '' ? from : files.find((file) => file === path || pageAddress(file) === path)
  if (!target) return redirects.includes(path)
  // The top of a page and text fragments work without an id.
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
