import { filesBelow, isPublicFile } from '../../site/exported-files'
import { hostFiles } from '../../site/host-files'

/** Files that the build writes besides pages. */
const builtFiles = [
  /^\/_next\/static\/(site\.\w+\.js|islands\/[\w.-]+\.js|media\/[\w.-]+)$/,
  /^\/photos\/[\da-f]+\/\w+\.webp$/,
  /^\/admin\//,
  /^\/(sitemap\.xml|robots\.txt)$/,
]

/** Extensions of files that Next writes for its own runtime. */
const nextFile = /\.(txt|rsc|body|meta|js|css|map)$/

/**
 * Files of the exported site that are neither pages nor pictures nor from public/. A new version of Next may write files
 * for its runtime that scripts/build/finish/remove-next-runtime.ts does not remove yet.
 */
export function unexpectedFiles(addresses: readonly string[]): string[] {
  const routes = routesWithFiles()
  return addresses.filter((address) => {
    const isPage = address.endsWith('.html')
    const isBuilt = builtFiles.some((pattern) => pattern.test(address))
    const isHostFile = hostFiles.some((file) => file === address)
    const isRoute = routes.some((route) => address.startsWith(route)) && !nextFile.test(address)
    return !isPage && !isBuilt && !isHostFile && !isRoute && !isPublicFile(address)
  })
}

/** The beginnings of the addresses of route handlers in app/: /images/, /favicon.ico. */
function routesWithFiles() {
  return filesBelow('app')
    .filter((file) => file.endsWith('/route.ts'))
    .map((file) => file.replace(/(\[.*)?\/route\.ts$/, ''))
}
