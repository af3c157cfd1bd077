import { render, screen } from '@testing-library/react'
import { VideoLink } from '@/components/sections/VideoLink'
import { videoAddresses } from '@/lib/pages/video'
import { home } from '@/lib/site/page-copy'

const video = home().video!

test('a video is a link with a picture and its title, and nothing else that its host could see', () => {
  render(<VideoLink video={video} />)
  const link = screen.getByRole('link', { name: `${video.photo.alt} ${video.title}` })
  const { page, player } = videoAddresses(video)
  expect(link).toHaveAttribute('href', page)
  expect(link).toHaveAttribute('data-video', player)
  expect(screen.getByText(video.note)).toBeInTheDocument()
  for (const element of document.querySelectorAll('[src], [srcset]')) {
    expect(element.getAttribute('src')).toMatch(/^\/photos\//)
    expect(element.getAttribute('srcset')).not.toContain('https:')
  }
  expect(document.querySelector('iframe')).toBeNull()
})

test('the players set no cookies before they play', () => {
  expect(videoAddresses({ youtube: 'dQw4w9WgXcQ' }).player).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1$/,
  )
  expect(videoAddresses({ vimeo: '76979871' }).player).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/76979871\?autoplay=1&dnt=1$/,
  )
})
