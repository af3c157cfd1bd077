/**
 * Where a place lies on the drawings in public/images/maps, in percent of their width. They have north up, and one scale
 * in both directions: at 40 degrees north a degree of longitude is shorter than one of latitude.
 */
export function mapPoint({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { x: 43.49 + 147.95 * (longitude + 83), y: 67.5 - 193.39 * (latitude - 40) }
}
