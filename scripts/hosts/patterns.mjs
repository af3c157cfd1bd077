/** Every path, in glob notation. Two stars alone leave out names that begin with a dot. */
export const everyPath = '/{**,.well-known/**}'

/**
 * A glob for every name below a folder but the known ones.
 *
 * @param {string} folder
 * @param {readonly string[]} known
 */
export function except(folder, known) {
  return `${folder}/!(${known.join('|')})`
}

/** Headers as serve.json, vercel.json and firebase.json have them. @param {Record<string, string>} headers */
export function headerList(headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}
