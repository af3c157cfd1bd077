import { companySchema } from '@/lib/content/schemas/company'

const dialOf = (display: string) => companySchema.shape.phone.safeParse(display).data?.dial

test.each([
  ['(614) 422-7300', '+16144227300'],
  ['614-BUGS-NOW', '+16142847669'],
  ['(877) KILL-BUGS', '+18775455284'],
  ['(614) 422-7300 ext. 12', '+16144227300,12'],
  ['1-800-FOX 1234', '+18003691234'],
])('a phone number that visitors read as %s dials %s', (display, dial) => {
  expect(dialOf(display)).toBe(dial)
})
