type Fields = Readonly<Record<string, string>>

const idBytes = 16

let latest: { id: string; text: string } | undefined

/**
 * The id that a service can tell a submission by when it comes twice: the same as last time while the
 * fields are the same. What was changed gets a new one, or it might be dropped as known.
 */
export function submissionId(fields: Fields): string {
  const text = JSON.stringify(fields)
  if (latest?.text !== text) latest = { id: randomId(), text }
  return latest.id
}

/** Not `crypto.randomUUID`, which a page without https does not have. */
function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(idBytes))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
