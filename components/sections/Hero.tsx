import type { ReactNode } from 'react'
import { HeroPicture, type HeroPictureProps } from './HeroPicture'
import { columnsWithCard } from './SidebarLayout'
import { TextLink } from '@/components/ui/TextLink'
import { currentNotice } from '@/lib/company/closures'
import type { Company } from '@/lib/company/company-schema'
import { siteLanguage } from '@/lib/pages/language'

type Props = {
  heading: string
  /** A short line above the heading. */
  eyebrow?: string
  introduction?: ReactNode
  /** Beside the text on wide screens, below it on small ones. A strip is right below the heading. */
  picture?: HeroPictureProps | undefined
  /** Leaves the right column of wide screens empty for the card of a SidebarLayout. */
  hasCardBeside?: boolean
  /** The breadcrumbs, above the heading. */
  above?: ReactNode
  /** Fades in 100 ms after load, on the home page. */
  fades?: boolean
  /** Shows the notice of the company above everything else. */
  hasNotice?: boolean
  /** Buttons and other content below the introduction. */
  children?: ReactNode
}

const layouts = {
  picture:
    'sm:grid-cols-[1.35fr_1fr] sm:grid-rows-[auto_1fr] lg:grid-cols-[1.55fr_1fr] print:grid-cols-[1fr_auto] pb-6 md:pb-9',
  /** On wide screens it stands on the lower edge of the band. */
  strip:
    'sm:grid-cols-[1.35fr_1fr] sm:grid-rows-[auto_auto_1fr] lg:grid-cols-[minmax(0,1fr)_35.5rem] lg:gap-x-9 print:grid-cols-[1fr_auto] pb-4 md:pb-9 lg:pb-0',
  beside: `${columnsWithCard} sm:*:col-start-1 pb-6 md:pb-9`,
}

/** The header lies on the band. The site script measures how much taller a visitor's text spacing makes it. */
const belowHeader =
  'pt-[calc(--spacing(18)+var(--header-growth,0px))] md:pt-[calc(--spacing(24)+var(--header-growth,0px))]'

/** The dark band at the top of a page, on which the header lies. */
export function Hero(props: Props) {
  const { heading, eyebrow, introduction, picture } = props
  const { above, fades, hasNotice = true, children } = props
  const notice = hasNotice && currentNotice()
  const animation = fades ? 'motion-safe:*:animate-fade-in print:*:animate-none' : ''
  const title = (
    <div className="grid min-w-0 content-start gap-3">
      {above}
      {eyebrow && <p className="text-sm text-ochre">{eyebrow}</p>}
      <h1 className="max-w-[18em] text-3xl">{heading}</h1>
    </div>
  )
  // Most pictures come last in the HTML, so that the text is in the first paint.
  const isPictureFirst = picture?.kind === 'strip'
  const sentence = introduction && (
    <p className={`max-w-measure ${isPictureFirst ? 'order-1 sm:col-start-1' : ''}`}>
      {introduction}
    </p>
  )
  // Without its column the text would move when a picture arrives after it.
  const text = (
    <div
      className={`grid min-w-0 content-start gap-4 sm:col-start-1 ${isPictureFirst ? 'order-1 lg:pb-9' : ''}`}
    >
      {!isPictureFirst && sentence}
      {children}
    </div>
  )
  const figure = picture && (
    <div
      className={`min-w-0 sm:col-start-2 sm:row-start-1 sm:self-start sm:pt-8 ${isPictureFirst ? 'sm:row-span-3 lg:pt-26' : 'sm:row-span-2'}`}
    >
      <HeroPicture {...picture} />
    </div>
  )
  const band = (
    <div
      className={`on-brand grid gap-x-10 gap-y-4 bg-brand-deep page-width ${notice ? 'pt-5' : belowHeader} text-paper ${columnsOf(props)} ${animation}`}
    >
      {title}
      {/* Screen readers say it before the places of the picture, which stands above it. */}
      {isPictureFirst && sentence}
      {isPictureFirst && figure}
      {text}
      {!isPictureFirst && figure}
    </div>
  )
  if (!notice) return band
  return (
    <>
      <Notice {...notice} />
      {band}
    </>
  )
}

function columnsOf({ hasCardBeside, picture }: Props) {
  if (hasCardBeside) return layouts.beside
  if (!picture) return 'pb-6 md:pb-9'
  return picture.kind === 'strip' ? layouts.strip : layouts.picture
}

/** The header lies on it, as it does on the band without a notice. */
function Notice({ text, href, through }: NonNullable<Company['notice']>) {
  return (
    <div className={`on-brand bg-brand-deep page-width ${belowHeader} text-paper print:hidden`}>
      <p
        lang={siteLanguage()}
        data-shown={through && `1970-01-01/${through}`}
        className="border-l-4 border-ochre py-1 pl-3 text-sm"
      >
        <TextLink href={href} tone="inherit" isAlone>
          {text}
        </TextLink>
      </p>
    </div>
  )
}
