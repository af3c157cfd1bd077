import { drawableText } from '@/lib/images/share-font'

test.each([
  ['Núñez & Sons', 'Núñez & Sons'],
  ['Łódź Pest', 'Łódź Pest'],
  ['Nguyễn Pest', 'Nguyen Pest'],
  ['Bugs 🐜 Away', 'Bugs Away'],
  ['中华 Pest Control', 'Pest Control'],
  ['Nu\u0301n\u0303ez', 'Núñez'],
])('%s is drawn as %s', (text, drawn) => expect(drawableText(text)).toBe(drawn))
