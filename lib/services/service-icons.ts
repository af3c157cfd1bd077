/** Icons for services that are not about an animal, by their names at lucide.dev. */
export const serviceIcons = [
  'brick-wall',
  'bug',
  'droplets',
  'fan',
  'fence',
  'hammer',
  'house',
  'layers',
  'search',
  'snowflake',
  'spray-can',
  'store',
  'thermometer',
  'trees',
  'truck',
  'utensils',
  'warehouse',
  'wrench',
] as const

export type ServiceIcon = (typeof serviceIcons)[number]
