/** What is needed to know of a field of a form. */
export type FieldShape = {
  name: string
  widget?: string
  required?: boolean | string[]
  /** Of a group, or of each item of a list. */
  fields?: readonly unknown[]
}

type Values = Record<string, unknown>

/**
 * What a form says, without what only the form adds: it has a value for every field, empty where the file has none, and
 * reads numbers as text where the site takes both.
 *
 * @param was What the file said.
 * @param now What the form says.
 */
export function settle(fields: readonly FieldShape[], was: Values, now: Values): Values {
  const added = fields.map(({ name }) => name).filter((name) => !(name in was))
  const unknown = Object.keys(now).filter((name) => !(name in was) && !added.includes(name))
  return Object.fromEntries(
    [...Object.keys(was), ...added, ...unknown].flatMap((name) => {
      const field = fields.find((candidate) => candidate.name === name)
      if (!field) return [[name, name in now ? now[name] : was[name]]]
      const value = settleValue(field, was[name], now[name])
      if (!isEmpty(value)) return [[name, value]]
      if (name in was && isEmpty(was[name])) return [[name, was[name]]]
      return field.widget === 'boolean' && field.required !== false ? [[name, false]] : []
    }),
  )
}

function settleValue(field: FieldShape, was: unknown, now: unknown): unknown {
  const fields = field.fields as readonly FieldShape[] | undefined
  if (Array.isArray(now)) {
    const before = Array.isArray(was) ? (was as unknown[]) : []
    return now.map((item, index) => {
      const twin = before.find((other) => isSame(settleItem(fields, other, item), other))
      return twin ?? settleItem(fields, before.length === now.length ? before[index] : {}, item)
    })
  }
  if (isValues(now) && fields) return settle(fields, isValues(was) ? was : {}, now)
  return now !== null && was !== undefined && String(was) === String(now) ? was : now
}

function settleItem(fields: readonly FieldShape[] | undefined, was: unknown, now: unknown) {
  if (fields && isValues(now)) return settle(fields, isValues(was) ? was : {}, now)
  return !isValues(now) && String(was) === String(now) ? was : now
}

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values say the same, in the same order. */
export function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (isValues(value)) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === '' || value === false
}
