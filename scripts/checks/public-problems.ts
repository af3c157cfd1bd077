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

/**
 * Reports files in public/ that the build would replace, or that would replace a page.
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
    // Next writes a .txt file for each page.
    const page = pageAddress(address.replace(/\.txt$/, '.html'))
    if (!/\.(html|txt)$/.test(address) || (page !== '/404' && !isPage(page))) return []
    const message = `has the name of the page ${page} of this site: give it another one`
    return { file, line: 1, message, example: `public/our-${address.split('/').at(-1)}` }
  })
}
