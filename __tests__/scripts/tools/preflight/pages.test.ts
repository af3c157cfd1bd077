import { folderWith } from '../../../support/content-folder'
import { pageProblems } from '@/scripts/tools/preflight/pages'

const others = { 'index.html': '', 'a.svg': '' }

const told = (html: string) =>
  pageProblems(folderWith({ ...others, 'locations/x.html': html })).map(({ message }) => message)

test.each([
  '<p>Very good here: , they say</p>',
  '<p>, they say</p>',
  '<p>Ants:, bats</p>',
  '<p>Why we come:.</p>',
  '<p>Will you come ? We will.</p>',
  '<p>Call undefined today</p>',
  '<p>We <b>come</b> .</p>',
  '<p>Ants () and bats</p>',
  '<p>Ants ( ) and bats</p>',
  '<p>As for [mice](/field-guide/house-mouse)</p>',
  '<meta name="description" content="Rated ((rating)) here"/>',
])('a text with a hole in it must not go live: %s', (html) => {
  expect(told(html)).toEqual([expect.stringMatching(/^Something is missing in/)])
})

test('its words are told as they read, with the page', () => {
  const out = folderWith({ 'locations/x.html': '<p>\n  We <b>come</b>\n  .\n</p>' })
  const message =
    'Something is missing in “We come .”: fill the field that it takes, or say it without a link'
  expect(pageProblems(out)).toEqual([{ file: `${out}/locations/x.html`, line: 1, message }])
})

test.each([
  '<p>Call us: we come, and look. <em>Soon</em>.</p>',
  '<p>It’s 3/8 in. wide (or more), or .5.</p>',
  '<p>We come<!-- and go --><b class="a">, and look</b></p>',
  '<p>Wait… and see &amp;, later</p>',
  '<script>call( , undefined)</script>',
])('a whole text is let pass: %s', (html) => {
  expect(told(html)).toEqual([])
})

test('before the first build nothing is told', () => {
  expect(pageProblems('no-such-folder')).toEqual([])
})
