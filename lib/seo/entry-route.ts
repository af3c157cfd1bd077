import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata, type PageMetadata } from './metadata'

export type RouteProps = { params: Promise<{ slug: string }> }

/** What the routes of a collection share: a page with metadata for each entry, and the 404 page for any other slug. */
export function entryRoute<Entry extends { slug: string }>({
  entries,
  metadata,
}: {
  entries: () => readonly Entry[]
  metadata: (entry: Entry) => PageMetadata
}) {
  const readEntry = async ({ params }: RouteProps): Promise<Entry> => {
    const { slug } = await params
    return entries().find((entry) => parameterOf(entry) === slug) ?? notFound()
  }
  return {
    readEntry,
    generateStaticParams: () => entries().map((entry) => ({ slug: parameterOf(entry) })),
    generateMetadata: async (props: RouteProps): Promise<Metadata> =>
      pageMetadata(metadata(await readEntry(props))),
  }
}

/** The slug of an article begins with a slash, which is no part of the parameter. */
function parameterOf({ slug }: { slug: string }) {
  return slug.replace(/^\//, '')
}
