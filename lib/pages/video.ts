import { z } from 'zod'
import { matching, text } from '@/lib/content/fields'
import { photoSchema } from '@/lib/images/photo-schema'

/** A video that plays once a visitor presses its picture. */
export const videoSchema = z
  .strictObject({
    youtube: matching(/^[\w-]{11}$/, 'must be the 11 characters after v= in the address')
      .describe('What follows v= in its address on YouTube: "dQw4w9WgXcQ".')
      .optional(),
    vimeo: matching(/^\d+$/, 'must be the number in the address, in quotes')
      .describe("Its number on Vimeo, in quotes, if it is there: '76979871'.")
      .optional(),
    title: text.describe('What it shows, in the bar on the picture: "How we close a soffit".'),
    photo: photoSchema('video').omit({ caption: true }).describe('A photo.'),
    note: text.describe(
      'Beside the picture, for those who look before they press: "It plays from YouTube, which then learns your address on the internet."',
    ),
  })
  .refine(({ youtube, vimeo }) => Boolean(youtube) !== Boolean(vimeo), {
    message: 'must have one of youtube and vimeo',
    path: ['youtube'],
  })
  .describe('A video. Nothing of it loads before a visitor presses its picture. May be left out.')

export type Video = z.output<typeof videoSchema>

export function videoAddresses({ youtube, vimeo }: Pick<Video, 'youtube' | 'vimeo'>) {
  return youtube
    ? {
        page: `https://www.youtube.com/watch?v=${youtube}`,
        player: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`,
      }
    : {
        page: `https://vimeo.com/${vimeo}`,
        player: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`,
      }
}

/** The names of the sites from which videos of these pages play. */
export function videoHosts(pages: readonly { values: unknown }[]): string[] {
  const videos = pages.flatMap(
    ({ values }) => (values as { video?: Video } | undefined)?.video ?? [],
  )
  const hosts = [
    videos.some(({ youtube }) => youtube) && 'YouTube',
    videos.some(({ vimeo }) => vimeo) && 'Vimeo',
  ]
  return hosts.filter((host) => host !== false)
}
