/** Inlined into pages with a video by scripts/build/finish.ts. Without it the picture is a link to the video. */
import { playVideos } from './play-videos'

playVideos()
