import { logo, logoPath, defaultLogo } from '@/lib/brand/logo'
import { withThemeColors } from '@/lib/brand/theme'
import { maxWordmarkWord } from '@/lib/company/company-schema'
import { company } from '@/lib/site/company'

/** The company's logo beside its name on one line or two, unless the logo contains the name. */
export function Wordmark() {
  const isLong = company().wordmark.some((line) => line.length > maxWordmarkWord)
  const logoFrom = isLong ? 'min-[24rem]:block' : 'xs:block'
  const ownLogo = logo()
  return (
    <a href="/" className="me-auto flex items-center gap-2">
      {ownLogo ? (
        <Logo ratio={ownLogo.ratio} saysName={ownLogo.saysName} from={logoFrom} />
      ) : (
        <svg
          viewBox={defaultLogo.viewBox}
          className={`hidden size-9 shrink-0 sm:size-11 ${logoFrom}`}
          // For browsers that can't read the style.
          width="36"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: withThemeColors(defaultLogo.shapes) }}
        />
      )}
      {!ownLogo?.saysName && (
        <span
          className={`font-display ${isLong ? longLook : 'text-xs/tight whitespace-nowrap sm:text-base/tight'}`}
        >
          {company().wordmark.map((line) => (
            <span
              key={line}
              className={isLong ? 'block text-balance sm:whitespace-nowrap' : 'block'}
            >
              {line}{' '}
            </span>
          ))}
        </span>
      )}
    </a>
  )
}

/** For lines that a phone has to break at their spaces. */
const longLook =
  'max-w-24 text-[0.75rem]/none xs:max-w-28 xs:text-xs/none sm:max-w-none sm:text-xs/tight'

/** The width of a logo that contains the name, limited so that the menu has room beside it. */
const maxWidth = 180

type LogoProps = {
  ratio: number
  saysName: boolean
  /** Shows it from a screen on that has room for it beside the name. */
  from: string
}

/** On a light background, for which most logos are made. */
function Logo({ ratio, saysName, from }: LogoProps) {
  const height = 44
  return (
    <img
      src={logoPath}
      alt={saysName ? company().name : ''}
      width={saysName ? Math.min(Math.round(height * ratio), maxWidth) : height}
      height={height}
      className={`shrink-0 rounded-sm bg-paper object-contain ${saysName ? 'h-11 max-w-24 p-1.5 sm:max-w-120' : `hidden size-9 p-0.5 sm:size-11 ${from}`}`}
    />
  )
}
