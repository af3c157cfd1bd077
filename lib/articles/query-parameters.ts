/** Of an article, and the parameters of the address of a list that is filtered by them. */
export const filterNames = ['category', 'serviceType', 'pestType'] as const

export type FilterName = (typeof filterNames)[number]

/** Whether the query of an address filters or sorts the articles. Others lead here from a campaign: ?utm_source=news. */
export function hasChoice(query: string) {
  const parameters = new URLSearchParams(query)
  const isSorted = parameters.get('sortBy') === 'title' || parameters.get('sortOrder') === 'asc'
  return isSorted || filterNames.some((name) => parameters.has(name))
}
