import { Icon } from '@/components/ui/Icon'
import { Photo } from '@/components/ui/Photo'
import { videoAddresses, type Video } from '@/lib/pages/video'

/**
 * A picture that leads to a video. A script on pages with one, lib/browser/video.ts, puts the player in its place once it
 * is pressed, so that the host of the video learns nothing of other visitors.
 */
export function VideoLink({ video }: { video: Video }) {
  const { title, photo, note } = video
  const { page, player } = videoAddresses(video)
  return (
    <div className="grid items-end gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_20rem] print:hidden">
      <a
        href={page}
        data-video={player}
        className="relative block aspect-video w-full overflow-hidden rounded-sm bg-brand-deep forced-colors:border"
      >
        <Photo photo={photo} slot="video" />
        <span className="on-brand absolute inset-x-0 bottom-0 flex items-center gap-3 bg-brand-deep px-4 py-3 font-semibold text-paper">
          <Icon name="play" />
          {title}
        </span>
      </a>
      <p className="text-sm">{note}</p>
    </div>
  )
}
