/**
 * The drawing of a house with some of its entry points, numbered anew from 1 in the order given. Each one of the
 * drawing is one group `<g id="way-N">` that holds no other group and ends in its number as text.
 *
 * @param numbers Numbers of the drawing, from 1.
 */
export function keepEntryPoints(svg: string, numbers: readonly number[]): string {
  return svg.replace(/<g id="way-(\d+)">.*?<\/g>\s*/gs, (group, number: string) => {
    const place = numbers.indexOf(Number(number)) + 1
    return place === 0 ? '' : group.replace(/>\d+<\/text>/, `>${place}</text>`)
  })
}
