import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '@/lib/company/company'
import { markSvg } from '@/lib/images/logo'
import type { PreparedPhoto } from '@/lib/images/prepare-photo'
import { drawableText } from '@/lib/images/share-font'
import { svgDataUri, themeColor } from '@/lib/images/theme'
import { shareMap } from '@/lib/map/area-maps'
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
          <img src={svgDataUri(markSvg())} width={60} height={60} alt="" />
          {drawableText(company.name)}
        </div>
      </div>
      <PicturePlate picture={image.picture} />
    </div>
  )
}

function PicturePlate({ picture }: Pick<ShareImage, 'picture'>) {
  if ('place' in picture) return <MapPlate place={picture.place} />
  return 'photo' in picture ? <PhotoPlate photo={picture.photo} /> : <SpecimenPlate {...picture} />
}

const wordsWidth = 610
const pictureWidth = 400

/** The longest title, of 60 characters, takes four lines of the smallest size. */
function headingSize(heading: string) {
  if (heading.length <= 24) return 84
  if (heading.length <= 40) return 70
  return 58
}

function SpecimenPlate({ specimen }: { specimen: string }) {
  const file = join(process.cwd(), `public/images/specimens/${specimen}.svg`)
  return (
    <Plate src={svgDataUri(readFileSync(file, 'utf8'))} width={360} height={270} padding={24} />
  )
}

function MapPlate({ place }: { place: string }) {
  const { svg, width, height } = shareMap(place)
  return (
    <Plate
      src={svgDataUri(svg)}
      width={pictureWidth}
      height={(pictureWidth * height) / width}
      padding={0}
    />
  )
}

function PhotoPlate({ photo }: { photo: PreparedPhoto }) {
  const { src, width, height } = photo
  const file = join(process.cwd(), 'public', src)
  const address = `data:image/jpeg;base64,${readFileSync(file, 'base64')}`
  return (
    <Plate
      src={address}
      width={pictureWidth}
      height={(pictureWidth * height) / width}
      padding={0}
    />
  )
}

type PlateProps = { src: string; width: number; height: number; padding: number }

/** The card of paper on which the site shows its drawings. */
function Plate({ src, width, height, padding }: PlateProps) {
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
      <div style={{ display: 'flex', padding, border: `1px solid ${themeColor('line')}` }}>
        <img src={src} width={width} height={height} alt="" />
      </div>
    </div>
  )
}
