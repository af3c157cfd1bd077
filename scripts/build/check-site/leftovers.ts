import { filesBelow, isPublicFile } from '../exported-files'
import { hostFiles } from '../hosts/host-files'

/** What the build writes beside pages. */
const written = [
  /^\/_next\/static\/(site\.\w+\.js|islands\/[\w.-]+\.js|media\/[\w.-]+)$/,
  /^\/photos\/[\da-f]+\/\w+\.webp$/,
  /^\/(sitemap\.xml|robots\.txt)$/,
]

/** What Next writes beside the pictures of app/. */
const ofNext = /\.(txt|rsc|body|meta|js|css|map)$/

/**
 * Files of the exported site that are neither pages nor pictures of this site, nor from public/: what Next writes for its
 * own runtime, in a version that scripts/build/finish/remove-next-runtime.ts does not know.
 */
export function leftovers(addresses: readonly string[]): string[] {
  const routes = routesWithFiles()
  return addresses.filter((address) => {
    const isPage = address.endsWith('.html')
    const isWritten = written.some((pattern) => pattern.test(address))
    const isHosts = hostFiles.some((file) => file === address)
    const isRoute = routes.some((route) => address.startsWith(route)) && !ofNext.test(address)
    return !isPage && !isWritten && !isHosts && !isRoute && !isPublicFile(address)
  })
}

/** How the addresses begin at which app/ has files and no pages: /images/, /favicon.ico. */
function routesWithFiles() {
  return filesBelow('app')
    .filter((file) => file.endsWith('/route.ts'))
    .map((file) => file.replace(/(\[.*)?\/route\.ts$/, ''))
}
