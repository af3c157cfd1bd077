import { cleanInputs, cleanText } from '@/lib/forms/clean-text'

const size = { control: 'text', format: 'number' } as const

test.each([
  ['1,500', '1500'],
  [' 1,200,000.50 ', '1200000.5'],
  ['1 200', '1200'],
  ['1\u00a0200', '1200'],
  ["1'200", '1200'],
  ['1.200', '1.2'],
  ['+120,000', '120000'],
  ['1200.', '1200'],
  ['1e3', '1000'],
  ['−5', '-5'],
  ['0', '0'],
  ['1,200 sq ft', '1200'],
  ['1200sf', '1200'],
  ['1200 SQ. FT.', '1200'],
  ['1200-square-foot', '1200'],
  ['1200 ft^2', '1200'],
  ['1200 ft²', '1200'],
  ['１，２００', '1200'],
  ['१२००', '1200'],
  ['\u202d1200\u202c', '1200'],
])('the size “%s” arrives as %s', (typed, sent) => {
  expect(cleanText(size, typed)).toBe(sent)
})

test.each([
  'about 900',
  '1200-1500',
  '1200+',
  'sq ft',
  '100 m2',
  '1,20',
  '1.200,5',
  '12 00',
  '0x10',
])('the size “%s” is no number and stays as it was typed', (typed) => {
  expect(cleanText(size, typed)).toBe(typed)
})

test.each([
  ['＋１（６１４）５５５－０１４２', '+1(614)555-0142'],
  ['٦١٤٥٥٥٠١٤٢', '6145550142'],
  ['𝟔𝟏𝟒𝟓𝟓𝟓𝟎𝟏𝟒𝟗', '6145550149'],
  ['\u202d(614) 555-0142\u202c', '(614) 555-0142'],
  ['614\u200b555\u00ad0142', '6145550142'],
  ['(614) 555-0142 ext. 5', '(614) 555-0142 ext. 5'],
  ['614‑555–0142', '614-555-0142'],
])('the phone number “%s” arrives as %s', (typed, sent) => {
  expect(cleanText({ control: 'tel' }, typed)).toBe(sent)
})

test.each([
  ['jo@exam\u00adple.com', 'jo@example.com'],
  ['jo‑k@north–side.example', 'jo-k@north-side.example'],
  ['\ufeff jo@example.com\u200b\u00a0', 'jo@example.com'],
  ['jo@example.com\ufffc', 'jo@example.com'],
  ['ｊｏ＠example.com', 'jo@example.com'],
  ['jo miller@example.com', 'jo miller@example.com'],
  ['mailto:jo@example.com', 'jo@example.com'],
  ['Jo Miller <jo@example.com>', 'jo@example.com'],
  ['<mailto:jo@example.com>', 'jo@example.com'],
  ['jo@example.com.', 'jo@example.com'],
  ['jo@example.com,', 'jo@example.com'],
  ['Jo <>', 'Jo <>'],
  ['jo٣@example.com', 'jo٣@example.com'],
])('the address “%s” arrives as %s', (typed, sent) => {
  expect(cleanText({ control: 'email' }, typed)).toBe(sent)
})

test.each(['   ', '\u200b', '\ufffc', '\u00a0\u2060\n'])(
  'a text that nobody sees is empty: %j',
  (typed) => {
    expect(cleanText({ control: 'text' }, typed)).toBe('')
  },
)

test.each(['👨\u200d👩\u200d👧', 'می\u200cخواهم', 'ﬁve ants', '½ inch', '٣ ants'])(
  'a message keeps what is in it: %s',
  (typed) => {
    expect(cleanText({ control: 'textarea' }, `\n${typed}\u200b `)).toBe(typed)
  },
)

test('the inputs of a form are cleaned before the browser checks them, and its message is left as it is', () => {
  document.body.innerHTML =
    '<form><input name="email" type="email" value="Jo &lt;jo@example.com&gt;"><input name="phone" type="tel" value=" 614\u200b "><textarea name="message"> Ants. </textarea><input name="consent" type="checkbox" checked></form>'
  const form = document.querySelector('form')!
  cleanInputs(form, [
    { name: 'email', label: 'Address', control: 'email' },
    { name: 'phone', label: 'Phone', control: 'tel' },
    { name: 'message', label: 'Message', control: 'textarea' },
    { name: 'consent', label: 'Consent', control: 'checkbox' },
  ])
  expect(Object.fromEntries(new FormData(form))).toEqual({
    email: 'jo@example.com',
    phone: '614',
    message: ' Ants. ',
    consent: 'on',
  })
})
