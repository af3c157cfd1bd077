import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logo, iconSvg } from '@/lib/brand/logo'
import { readLogo } from '@/lib/brand/logo-file'
import { svgDataUri, themeColor } from '@/lib/brand/theme'
import { company } from '@/lib/company/company'
import { readDrawing } from '@/lib/images/drawings'
import { drawableText } from '@/lib/images/share-font'
import { shareImageSize, type ShareImage } from '@/lib/seo/share-images'

/** Drawn by Satori, which knows inline styles and flexbox, and no classes. Sizes are pixels of the card. */
export function ShareCard({ image }: { image: ShareImage }) {
  const heading = drawableText(image.heading)
  return (
    <div
      style={{
        ...shareImageSize,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        padding: 64,
        background: themeColor('brand-deep'),
        color: themeColor('paper'),
        fontFamily: 'Young Serif',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: wordsWidth,
          height: '100%',
        }}
      >
        <div style={{ fontSize: 30, color: themeColor('ochre') }}>
          {drawableText(image.eyebrow)}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontSize: headingSize(heading), lineHeight: 1.12, textWrap: 'balance' }}>
            {heading}
          </div>
          <div style={{ width: 120, height: 6, marginTop: 30, background: themeColor('ochre') }} />
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 30 }}>
          {logo ? (
            <Logo {...logo} />
          ) : (
            <img src={svgDataUri(iconSvg())} width={60} height={60} alt="" />
          )}
          {!logo?.saysName && drawableText(company.name)}
        </div>
      </div>
      <Picture {...image.picture} />
    </div>
  )
}

const wordsWidth = 610
const pictureWidth = 400

/** The longest title, of 60 characters, takes four lines of the smallest size. */
function headingSize(heading: string) {
  if (heading.length <= 24) return 84
  if (heading.length <= 40) return 70
  return 58
}

/** On paper, as in the header. */
function Logo({ file, ratio }: { file: string; ratio: number }) {
  return (
    <div style={{ display: 'flex', padding: 10, borderRadius: 6, background: themeColor('paper') }}>
      <img src={svgDataUri(readLogo(file))} width={56 * ratio} height={56} alt="" />
    </div>
  )
}

/** On the card of paper on which the site shows its drawings. */
function Picture({ src, width, height }: ShareImage['picture']) {
  return (
    <div
      style={{
        display: 'flex',
        padding: 10,
        borderRadius: 4,
        background: themeColor('card'),
        transform: 'rotate(1.5deg)',
      }}
    >
      <div style={{ display: 'flex', padding: 12, border: `1px solid ${themeColor('line')}` }}>
        <img
          src={dataUri(src)}
          width={pictureWidth}
          height={(pictureWidth * height) / width}
          alt=""
        />
      </div>
    </div>
  )
}

function dataUri(src: string) {
  // A house without its numbers, which nothing on the card explains.
  if (src.endsWith('.svg')) return svgDataUri(readDrawing(src, []))
  const jpeg = readFileSync(join(process.cwd(), 'public', src), 'base64')
  return `data:image/jpeg;base64,${jpeg}`
}
