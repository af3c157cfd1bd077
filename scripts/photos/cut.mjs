/**
 * Which part of a photo shows.
 *
 * @typedef {{ width: number, height: number }} Size In pixels.
 * @typedef {{ left: number, top: number } & Size} Rectangle
 * @typedef {{ x: number, y: number }} Focus From 0 to 1, from the upper left corner.
 */

/**
 * The largest part of a photo whose shape is allowed, with what matters as near to its middle as the photo lets it be.
 *
 * @param {Size} size Of the photo as the camera held it.
 * @param {{ tallest: number, widest: number }} shape Width by height. A photo between the two is not cut at all.
 * @param {Focus} focus What matters.
 * @returns {Rectangle}
 */
export function cutAround({ width, height }, { tallest, widest }, focus) {
  const ratio = Math.min(Math.max(width / height, tallest), widest)
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  return {
    left: startOf(focus.x * width, part.width, width),
    top: startOf(focus.y * height, part.height, height),
    ...part,
  }
}

/**
 * @param {number} middle
 * @param {number} length
 * @param {number} whole
 */
function startOf(middle, length, whole) {
  return Math.round(Math.min(Math.max(middle - length / 2, 0), whole - length))
}
