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

type Rule = readonly [applies: RegExp | ((file: string) => boolean), message: string]

/** What public/ must not hold, by its path. */
const refused: readonly Rule[] = [
  [
    /\/\.(env|git|htpasswd|dev\.vars)/,
    'may hold a secret, which everybody could open: take it out',
  ],
  [/["$\\].*\.html$/, 'has a sign in its name that no host’s rules can hold: rename it'],
  [(file) => lstatSync(file).isSymbolicLink(), 'is a link: put the file itself there'],
  [
    (file) => readFileSync(file).toString('latin1', 0, pointer.length) === pointer,
    'holds a pointer of git-lfs in place of the file: run git lfs pull',
  ],
]

const ownCode = /<style|<script(?![^>]* src=)|<[^>]* (style|on[a-z]+)=/i

const doubtful: readonly Rule[] = [
  [
    /\/\.(?!well-known\/)|(~|\.(bak|orig|old|swp|tmp|sql))$/,
    'is a hidden file or a copy: is it for everybody?',
  ],
  [
    /^public\/.+\/index\.html$/,
    'opens on most hosts only with /index.html: do links to it end so?',
  ],
  [
    (file) => /\.html?$/.test(file) && ownCode.test(readFileSync(file, 'utf8')),
    'has scripts or styles in it, which the site’s headers block: put them into files beside it',
  ],
  [(file) => lstatSync(file).size > maxFileBytes, 'has more than 25 MiB, which Cloudflare refuses'],
]

const messageOf = (rules: readonly Rule[], file: string) =>
  rules.find(([applies]) => (applies instanceof RegExp ? applies.test(file) : applies(file)))?.[1]

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
    const mistake = messageOf(refused, file)
    if (mistake) return { file, line: 1, message: mistake }
    const doubt = messageOf(doubtful, file)
    if (doubt) return { file, line: 1, message: doubt, isHint: true }
    // Next writes a .txt file for each page.
    const page = pageAddress(address.replace(/\.txt$/, '.html'))
    if (!/\.(html|txt)$/.test(address) || (page !== '/404' && !isPage(page))) return []
    const message = `has the name of the page ${page} of this site: give it another one`
    return { file, line: 1, message, example: `public/our-${address.split('/').at(-1)}` }
  })
}
