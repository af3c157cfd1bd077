import { everyPage } from '@/lib/site/page-copy'

/** "$110 every three months (Sample)", while the company has not yet put its own words there. */
export function withSampleMark(text: string, { sample }: { sample?: boolean }) {
  return sample ? `${text} (${everyPage().reviews.samples})` : text
}
