/** The name of a file that is made for a page, without its ending: "/blog/ants" is "blog-ants". */
export function pageFile(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home'
}
