/** What is particular about pests in one place: the words of its Markdown file. */
export function LocationGuide({ html }: { html: string }) {
  return (
    <div className="page-width py-12 md:py-18">
      {/* Made at build time from Markdown in this repository, which may hold no HTML. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
