import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata, type PageMetadata } from './metadata'

/** What Next hands to a route with one parameter. */
export type RouteProps<Param extends string> = { params: Promise<Record<Param, string>> }

/**
 * What the routes of a collection share: one page an entry, its metadata, and the 404 page for any other name.
 *
 * @param param Name of the route's parameter: its folder's name without the brackets.
 * @param slugs The parameter's values.
 * @param find The entry of a value.
 */
export function entryRoute<Param extends string, Entry>({
  param,
  slugs,
  find,
  metadata,
}: {
  param: Param
  slugs: () => readonly string[]
  find: (slug: string) => Entry | undefined
  metadata: (entry: Entry) => PageMetadata
}) {
  const readEntry = async ({ params }: RouteProps<Param>): Promise<Entry> =>
    find((await params)[param]) ?? notFound()
  return {
    readEntry,
    generateStaticParams: () => slugs().map((slug) => ({ [param]: slug })),
    generateMetadata: async (props: RouteProps<Param>): Promise<Metadata> =>
      pageMetadata(metadata(await readEntry(props))),
  }
}
