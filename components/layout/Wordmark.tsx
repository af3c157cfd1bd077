import { logo, logoPath, defaultLogo } from '@/lib/brand/logo'
import { withThemeColors } from '@/lib/brand/theme'
import { maxWordmarkWord } from '@/lib/company/company-schema'
import { company } from '@/lib/site/company'

const logoHeight = 44

/** The width of a logo that contains the name, limited so that the menu has room beside it. */
const maxLogoWidth = 180

/** For lines that a phone has to break at their spaces. */
const longLook =
  'max-w-24 text-[0.75rem]/none xs:max-w-28 xs:text-xs/none sm:max-w-none sm:text-xs/tight'

/** The company's logo beside its name on one line or two, unless the logo contains the name. */
export function Wordmark() {
  const { name, wordmark } = company()
  const isLong = wordmark.some((line) => line.length > maxWordmarkWord)
  /** Shows a logo from a screen on that has room for it beside the name. */
  const besideName = `hidden size-9 shrink-0 sm:size-11 ${isLong ? 'min-[24rem]:block' : 'xs:block'}`
  const ownLogo = logo()
  return (
    <a href="/" className="me-auto flex items-center gap-2">
      {ownLogo ? (
        <img
          src={logoPath}
          alt={ownLogo.saysName ? name : ''}
          width={
            ownLogo.saysName
              ? Math.min(Math.round(logoHeight * ownLogo.ratio), maxLogoWidth)
              : logoHeight
          }
          height={logoHeight}
          // On a light background, for which most logos are made.
          className={`rounded-sm bg-paper object-contain ${ownLogo.saysName ? 'h-11 max-w-24 shrink-0 p-1.5 sm:max-w-120' : `p-0.5 ${besideName}`}`}
        />
      ) : (
        <svg
          viewBox={defaultLogo.viewBox}
          className={besideName}
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
          {wordmark.map((line) => (
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
