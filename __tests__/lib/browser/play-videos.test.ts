/** @jest-environment jsdom */
import { playVideos } from '@/lib/browser/play-videos'

beforeEach(() => {
  document.body.innerHTML =
    '<a href="https://vimeo.com/1" data-video="https://player.vimeo.com/video/1" class="block"><img alt="">A film</a>'
  playVideos()
})

const link = () => document.querySelector('a')
const player = () => document.querySelector('iframe')

/** @returns Whether the browser follows the link. */
const press = (keys?: MouseEventInit) =>
  link()?.dispatchEvent(new MouseEvent('click', { cancelable: true, ...keys }))

test('a press puts the player in place of the picture, with its size, its title and the focus', () => {
  expect(player()).toBeNull()
  expect(press()).toBe(false)
  expect(link()).toBeNull()
  expect(player()).toHaveProperty('src', 'https://player.vimeo.com/video/1')
  expect(player()).toHaveProperty('title', 'A film')
  expect(player()).toHaveProperty('className', 'block')
  expect(player()?.allow).toMatch(/autoplay.*fullscreen/)
  expect(document.activeElement).toBe(player())
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a press with %j opens the video in another tab, as of any link',
  (keys) => {
    expect(press(keys)).toBe(true)
    expect(player()).toBeNull()
  },
)
