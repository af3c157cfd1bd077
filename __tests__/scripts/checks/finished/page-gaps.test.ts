import { contentTexts } from '@/scripts/checks/finished/content-texts'
import { pageGaps } from '@/scripts/checks/finished/page-gaps'

const gapsOf = (body: string, ownTexts: readonly string[] = []) =>
  pageGaps(`<html><head><title>Ants</title></head><body>${body}</body></html>`, (words) =>
    ownTexts.some((text) => text.includes(words)),
  )

test.each([
  ['<p>Call undefined today.</p>', 'Call undefined today.'],
  ['<p>null</p>', 'null'],
  ['<p>Ask [object Object] now</p>', 'Ask [object Object] now'],
  ['<h1>Pest Control in {ctiy}, Dublin</h1>', 'in {ctiy},'],
  ['<p>{{ city }} and ${county}</p>', '{{ city }} and'],
  ['<p>Rated ((rating)) by all</p>', 'Rated ((rating))'],
  ['<p>We come ((same-day? today)).</p>', 'come ((same-day?'],
  ['<p>In Dublin , Ohio</p>', 'Dublin , Ohio'],
  ['<p>We come .</p>', 'come .'],
  ['<p>Ants,, bees</p>', 'Ants,, bees'],
  ['<p>It ends.. Here</p>', 'ends.. Here'],
  ['<p>Open ( ) daily</p>', 'Open ( ) daily'],
  ['<img alt="A picture of undefined" src="/a.svg"/>', 'of undefined'],
  ['<a href="tel:undefined">Call</a>', 'href="tel:undefined"'],
  ['<svg viewBox="0 0 1 1"><path d="M0 NaN"/></svg>', 'd="M0 NaN"'],
  [
    '<svg role="img" aria-label="A house"></svg>',
    'an empty drawing: <svg role="img" aria-label="A house"></svg>',
  ],
  [
    '<svg viewBox="0 0 1 1"><title>A house</title></svg>',
    'an empty drawing: <svg viewBox="0 0 1 1"></svg>',
  ],
  ['<svg viewBox="0 0 1 1"/>', 'an empty drawing: <svg viewBox="0 0 1 1"/>'],
  ['<h2 class="a"> </h2>', 'nothing in <h2 class="a"> </h2>'],
  ['<p id="main">a</p><h2 id="main">b</h2>', 'two elements with the id “main”'],
  [
    '<script type="application/ld+json">{"name":"Ants","telephone":"undefined"}</script>',
    'undefined',
  ],
  ['<script type="application/ld+json">{"name":null}</script>', 'null'],
])('the gap in %s is reported', (body, gap) => {
  expect(gapsOf(body)).toContain(gap)
})

test.each([
  [
    'words that a lawyer wrote',
    '<p>This clause is null and void.</p>',
    'This clause is null and void.',
  ],
  [
    'a word over two elements',
    '<p>The term is <em>undefined</em> here.</p>',
    'The term is undefined here.',
  ],
  ['a French question', '<p>Des fourmis ? Oui, chez vous !</p>', 'Des fourmis ? Oui, chez vous !'],
  [
    'a description',
    '<meta name="description" content="Undefined or null pests"/>',
    'Undefined or null pests',
  ],
  ['a word in braces', '<p>Signs say {Rats} there.</p>', 'Signs say {Rats} there.'],
  ['an empty pair', '<p>Write () behind it.</p>', 'Write () behind it.'],
])('%s of the content is no gap', (_, body, ownText) => {
  expect(gapsOf(body, [ownText])).toEqual([])
})

test('the address of a link and the id of a heading in Markdown are no gaps', () => {
  const content =
    '<h2 id="null-and-void">Null and void</h2><p><a href="https://example.net/null">A study</a></p>'
  const body = `<a href="#null-and-void">Null and void</a>${content}`
  expect(gapsOf(body, contentTexts([{ fields: {}, content }]))).toEqual([])
})

test('a slug with the word is no gap in the addresses of its page, and one that is put together is', () => {
  const slug = '/null-and-void'
  const address = `https://www.acme.test/blog${slug}`
  const page = `<a href="/blog${slug}">A</a><script type="application/ld+json">{"url":"${address}"}</script>`
  expect(gapsOf(page, [slug])).toEqual([])
  expect(gapsOf('<p id="undefined-heading">A</p>', [slug])).toEqual(['id="undefined-heading"'])
})

test.each([
  '<p>We wait… and wait ... (or not).</p>',
  `<meta http-equiv="Content-Security-Policy" content="form-action https:; base-uri 'none'"/>`,
  '<p>Call ((614) 221-4000 or so).</p>',
  '<p>At 7:30, for $1,500.00; “yes,” she said.</p>',
  '<p>Nan’s nullified bread: an annulled, undefinedly good one :)</p>',
  '<pre>{city}</pre><p>Type <code>{city}</code> here</p>',
  '<style>.a{color:red}</style><script>var a = undefined, b = null</script>',
  '<div data-props="{&quot;a&quot;:null}" class="undefined-state">Form</div>',
  '<svg hidden><defs><path id="a" d="M0 0"/></defs></svg><svg><use href="#a"/></svg>',
  '<p>One<!-- -->, two<br/>Three</p>',
  '<p>one</p><p>, two</p>',
  '<input value="" aria-label=""/>',
])('%s has no gap', (body) => {
  expect(gapsOf(body)).toEqual([])
})
