/**
 * Where a place lies on the drawings in public/images/maps, in percent of their width. The point at 40° north,
 * 83° west lies at 43.49, 67.5 there, and a degree is 147.95 wide and 193.39 high: both are read off the drawings, which
 * have north up.
 */
export function mapPoint({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { x: 43.49 + 147.95 * (longitude + 83), y: 67.5 - 193.39 * (latitude - 40) }
}
