import { company } from '@/lib/company/company'
import { logo, logoPath, mark } from '@/lib/images/logo'

/** The company's logo or mark beside its name on two lines, unless the logo says it. */
export function Wordmark() {
  const [first, second] = company.wordmark
  return (
    <a href="/" className="flex items-center gap-2 no-underline">
      {logo ? (
        <Logo {...logo} />
      ) : (
        <svg
          viewBox={mark.viewBox}
          className="hidden size-9 shrink-0 xs:block sm:size-11"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: mark.drawing }}
        />
      )}
      {!logo?.saysName && (
        <span className="font-display text-xs leading-tight whitespace-nowrap sm:text-base sm:leading-tight">
          {first} <br />
          {second}
        </span>
      )}
    </a>
  )
}

/** On paper, for which most logos are drawn: the header lies on a dark band at the top of a page. */
function Logo({ ratio, saysName }: { ratio: number; saysName: boolean }) {
  const height = 44
  const padding = 6
  return (
    <img
      src={logoPath}
      alt={saysName ? company.name : ''}
      width={Math.round((height - 2 * padding) * ratio) + 2 * padding}
      height={height}
      className={`h-11 shrink-0 rounded-sm bg-paper object-contain p-1.5 ${saysName ? 'max-w-27 sm:max-w-120' : 'hidden xs:block'}`}
    />
  )
}
