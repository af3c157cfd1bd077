import { lstatSync, readFileSync } from 'node:fs'
import { hostFiles } from '../hosts/host-files'
import { filesBelow, pageAddress } from '../site/exported-files'
import type { Problem } from '@/lib/content/problems'

/** Files that a build writes, each with the place where an owner can change its content. */
const writtenFiles: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'the pages of the site are listed in it by themselves',
  '/robots.txt': 'its rules are policies in next-sitemap.config.js',
  '/favicon.ico': 'the icon is that of brand.logo in content/company.yaml',
  ...Object.fromEntries(
    hostFiles.map((file) => [file, 'its rules are in scripts/hosts/host-rules.ts']),
  ),
}

const maxFileBytes = 25 * 1_024 ** 2
const pointer = 'version https://git-lfs'

/** What else public/ must not hold, or with `isHint` seldom means to: everybody can open it. */
const rules: readonly {
  applies: (address: string) => boolean
  message: string
  isHint?: true
}[] = [
  {
    applies: (address) => address.startsWith('/admin/'),
    message: 'is in the folder of the editor: give the folder another name',
  },
  {
    applies: (address) => /\/\.(env|git|htpasswd|dev\.vars)/.test(address),
    message: 'may hold a secret, and everybody could open it: take it out',
  },
  {
    applies: (address) => lstatSync(`public${address}`).isSymbolicLink(),
    message: 'is a link to another file: put the file itself there',
  },
  {
    applies: (address) => readFileSync(`public${address}`).toString('latin1', 0, 23) === pointer,
    message: 'holds a pointer of git-lfs in place of the file: run git lfs pull',
  },
  {
    applies: (address) => /["$\\].*\.html$/.test(address),
    message: 'has a sign in its name that the rules of a host can’t hold: use letters and hyphens',
  },
  {
    applies: (address) => lstatSync(`public${address}`).size > maxFileBytes,
    message: 'has more than 25 MiB, which Cloudflare refuses: make it smaller, or link to it',
    isHint: true,
  },
  {
    applies: (address) => /\/\.(?!well-known\/)|(~|\.(bak|orig|old|swp|tmp|sql))$/.test(address),
    message: 'is hidden or a copy, and everybody could open it: is it meant to be here?',
    isHint: true,
  },
]

/**
 * Reports files in public/ that everybody could open by mistake, that the build would replace, or that would replace a page.
 *
 * @param isPage Whether the site has a page of this address.
 */
export function publicProblems(isPage: (address: string) => boolean): Problem[] {
  return filesBelow('public').flatMap((address) => {
    const file = `public${address}`
    const reason = writtenFiles[address]
    if (reason) {
      const message = `is written by the build, which would replace this one: take it out of public/; ${reason}`
      return { file, line: 1, message }
    }
    const { message: mistake, isHint } = rules.find(({ applies }) => applies(address)) ?? {}
    if (mistake) return { file, line: 1, message: mistake, ...(isHint && { isHint }) }
    // Next writes a .txt file for each page.
    const page = pageAddress(address.replace(/\.txt$/, '.html'))
    if (!/\.(html|txt)$/.test(address) || (page !== '/404' && !isPage(page))) return []
    const message = `has the name of the page ${page} of this site: give it another one`
    return { file, line: 1, message, example: `public/our-${address.split('/').at(-1)}` }
  })
}
