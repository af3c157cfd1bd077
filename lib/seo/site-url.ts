import { siteAddress } from './site-address'
import { company } from '@/lib/content/company'

/** Address of the site without a slash at the end, and whether this build is a preview. */
export const { siteUrl, isPreview } = siteAddress(company().siteUrl, process.env)

/** The canonical address of a path of the site. The home page has no slash at the end. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : siteUrl + path
}
