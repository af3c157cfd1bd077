import { inflateSync } from 'node:zlib'

const millimetersPerPoint = 25.4 / 72

type Matrix = readonly [a: number, b: number, c: number, d: number]

/** The outlined rectangles of a PDF that Chromium has written, in millimeters on paper. */
export function rectanglesIn(pdf: Buffer): { width: number; height: number }[] {
  return [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].flatMap(({ index, 0: start }) => {
    try {
      return outlinedRectangles(inflateSync(pdf.subarray(index + start.length)).toString('latin1'))
    } catch {
      // A font or a table, which isn't compressed.
      return []
    }
  })
}

/** Follows the scale of the page (`cm`, saved by `q` and restored by `Q`) up to each `re` that `S` outlines. */
function outlinedRectangles(content: string) {
  let matrix: Matrix = [1, 0, 0, 1]
  const saved: Matrix[] = []
  const lines = content.split('\n')
  return lines.flatMap((line, index) => {
    const words = line.split(' ')
    const operator = words.pop()
    const numbers = words.map(Number)
    if (operator === 'q') saved.push(matrix)
    if (operator === 'Q') matrix = saved.pop() ?? matrix
    if (operator === 'cm') matrix = product(numbers, matrix)
    if (operator !== 're' || lines[index + 1] !== 'S') return []
    const [, , width = 0, height = 0] = numbers
    const [a, b, c, d] = matrix
    return {
      width: width * Math.hypot(a, b) * millimetersPerPoint,
      height: height * Math.hypot(c, d) * millimetersPerPoint,
    }
  })
}

function product([a = 1, b = 0, c = 0, d = 1]: readonly number[], [e, f, g, h]: Matrix): Matrix {
  return [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h]
}
