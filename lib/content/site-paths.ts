import { readdirSync } from 'node:fs'
import type { ValueProblem } from './problems'

/** The pages of app/ as routes: "/", "/about", "/blog/[slug]". */
export function appRoutes(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?page\.tsx$/, '')}`)
}

/** What is wrong with a link. */
export function pageProblem(
  href: string,
  isPath: (path: string) => boolean,
): ValueProblem | undefined {
  const [path = ''] = href.split(/[?#]/, 1)
  if (!path.startsWith('/') || isPath(path)) return undefined
  return { message: `the site has no page ${path}`, example: '/contact' }
}
