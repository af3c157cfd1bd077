import type { ReactNode } from 'react'
import { cardLook } from '@/components/ui/card-looks'

type Props = {
  heading: string
  eyebrow?: string
  /** Below the heading: the Latin name of an animal. */
  latin?: string
  introduction?: ReactNode
  picture?: ReactNode
  layout?: keyof typeof layouts | undefined
  /** The breadcrumbs, above the heading. */
  above?: ReactNode
  /** Fades in 100 ms after load, on the home page. */
  fades?: boolean
  children?: ReactNode
}

/** A wide column for the content, and a narrow one for the card. */
const columnsWithCard = 'sm:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_22rem]'

const layouts = {
  text: 'pb-4 md:pb-8',
  picture:
    'sm:grid-cols-[1.35fr_1fr] sm:grid-rows-[auto_1fr] lg:grid-cols-[1.55fr_1fr] print:grid-cols-[1fr_auto] pb-4 md:pb-8',
  /** A large picture, on a phone between heading and text. */
  plate:
    'sm:grid-cols-[1.35fr_1fr] sm:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_43rem] lg:gap-x-8 print:grid-cols-[1fr_auto] pb-4 md:pb-8',
  /** The picture is right below the heading, and has no frame. */
  strip:
    'relative overflow-clip pb-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] md:grid-rows-[auto_auto_1fr] md:gap-x-8 md:pe-0 md:pb-0 lg:grid-cols-[minmax(0,31.5rem)_minmax(0,1fr)] print:block',
  /** The picture in a frame, and on wide screens in the place of `strip`. */
  house:
    'relative overflow-clip sm:grid-cols-[1.35fr_1fr] sm:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,31.5rem)_minmax(0,1fr)] lg:gap-x-8 print:grid-cols-[1fr_auto] pb-6 md:pb-8 lg:pe-0 lg:pb-0',
  /** Leaves the right column of wide screens empty for the card of a SidebarLayout. */
  card: `${columnsWithCard} sm:*:col-start-1 pb-6 md:pb-8`,
}

/** As wide as the screen of a phone. Its sky fills what a column has above the drawing. */
const stripPlace =
  'max-md:-mx-[clamp(1rem,4vw,2.5rem)] md:col-start-2 md:row-span-2 md:row-start-2 md:content-end md:grid md:bg-card lg:row-span-3 lg:row-start-1 lg:mt-12 lg:content-stretch print:hidden'

const framedPlace = 'sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-start sm:pt-8'

const figurePlaces: Partial<Record<keyof typeof layouts, string>> = {
  strip: stripPlace,
  house: `${framedPlace} lg:mt-12 lg:grid lg:self-stretch lg:bg-card lg:pt-0`,
}

/** Hidden while the answer of a place takes its place. */
const besideAnswer = 'lg:group-has-[.house-beside_[open]]/hero:invisible'

const textPlaces: Partial<Record<keyof typeof layouts, string>> = {
  strip: `order-1 md:col-start-1 md:pb-8 ${besideAnswer}`,
  house: `sm:col-start-1 lg:pb-8 ${besideAnswer}`,
}

/** The header lies on the band. The site script measures how much taller a visitor's text spacing makes it. */
const belowHeader =
  'pt-[calc(--spacing(18)+var(--header-growth,0px))] md:pt-[calc(--spacing(24)+var(--header-growth,0px))]'

/** The dark band at the top of a page, on which the header lies. */
export function Hero(props: Props) {
  const { heading, eyebrow, latin, introduction, picture } = props
  const { layout = picture ? 'picture' : 'text' } = props
  const { above, fades, children } = props
  const animation = fades ? 'motion-safe:*:animate-fade-in print:*:animate-none' : ''
  const isStrip = layout === 'strip'
  // Other pictures come last in the HTML, so that the text is in the first paint.
  const isPictureAboveText = isStrip || layout === 'plate'
  const title = (
    <div
      className={`grid min-w-0 content-start gap-2 ${isStrip ? 'md:pe-10 md:max-lg:col-span-2 lg:pe-0' : ''}`}
    >
      {above}
      {eyebrow && <p className="text-sm text-ochre">{eyebrow}</p>}
      <h1 className="max-w-[18em] text-3xl">{heading}</h1>
      {latin && <p className="text-ochre italic">{latin}</p>}
    </div>
  )
  const sentence = introduction && (
    <p className={`max-w-measure ${isStrip ? `order-1 md:col-start-1 ${besideAnswer}` : ''}`}>
      {introduction}
    </p>
  )
  // Without its column the text would move when a picture arrives after it.
  const text = (introduction ?? children) && (
    <div className={`grid min-w-0 content-start gap-4 ${textPlaces[layout] ?? 'sm:col-start-1'}`}>
      {!isStrip && sentence}
      {children}
    </div>
  )
  const figure = picture && (
    <div className={`min-w-0 ${figurePlaces[layout] ?? framedPlace}`}>{picture}</div>
  )
  return (
    <div
      className={`group/hero on-brand grid gap-x-8 gap-y-4 bg-brand-deep page-width ${belowHeader} text-paper ${layouts[layout]} ${animation}`}
    >
      {title}
      {/* Screen readers say it before the places of the picture, which stands above it. */}
      {isStrip && sentence}
      {isPictureAboveText && figure}
      {text}
      {!isPictureAboveText && figure}
    </div>
  )
}

type SidebarProps = {
  /** On wide screens it starts in the hero above, whose right side is empty, and stays in view. */
  card: ReactNode
  children: ReactNode
}

/** Content with a card beside it, below a Hero with the layout `card`. */
export function SidebarLayout({ card, children }: SidebarProps) {
  return (
    <div className={`grid gap-8 page-width py-6 md:py-18 ${columnsWithCard}`}>
      <div className="min-w-0">{children}</div>
      <div
        className={`${cardLook('plain')} grid min-w-0 gap-6 self-start p-5 sm:sticky sm:top-24 sm:-mt-40 md:-mt-56 md:p-6`}
      >
        {card}
      </div>
    </div>
  )
}
