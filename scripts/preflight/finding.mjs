/**
 * Something that must not go live.
 *
 * @typedef {object} Finding
 * @property {string} file
 * @property {number} line From 1.
 * @property {string} problem What is wrong, in a sentence.
 * @property {string} mend What to do about it, in a sentence or two.
 */

/**
 * @param {{ file: string, line: number }} place
 * @param {string} problem
 * @param {string} mend
 * @returns {Finding}
 */
export function finding({ file, line }, problem, mend) {
  return { file, line, problem, mend }
}
