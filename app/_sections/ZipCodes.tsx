import { Button } from '@/components/ui/Button'
import { summaryLook } from '@/components/ui/card-looks'
import { Field } from '@/components/ui/Field'
import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/company/company'
import { getLocations } from '@/lib/locations/locations'
import type { home } from '@/lib/pages/page-copy'

type Props = (typeof home)['zipCodes']

/**
 * All ZIP codes that are served, and a field that finds one among them: lib/browser/zip-codes.ts answers from the list.
 * Without script the form leads to the list.
 */
export function ZipCodes({ label, format, button, yes, ask, list, others }: Props) {
  const { phone } = company
  const zip = <b data-zip="" />
  return (
    <div className="grid gap-3">
      <form
        action="/#zip-codes"
        data-zip-form=""
        className="grid max-w-112 items-end gap-3 xs:grid-cols-[1fr_auto]"
      >
        <Field name="zip" label={label}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="postal-code"
              pattern="[0-9]{5}"
              title={format}
              maxLength={5}
              required
            />
          )}
        </Field>
        <Button type="submit" variant="outline">
          {button}
        </Button>
        <div role="status" className="col-span-full">
          <p hidden data-zip-answer="yes">
            <FilledText text={yes} parts={{ zip }} /> <span data-zip-places="" />
          </p>
          <p hidden data-zip-answer="ask">
            <FilledText text={ask} parts={{ zip }} />{' '}
            <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>
          </p>
        </div>
      </form>
      <details className="group border-y border-line">
        <summary className={summaryLook}>{list}</summary>
        <ul
          id="zip-codes"
          className="gap-x-6 pb-3 text-sm *:break-inside-avoid *:py-1.5 sm:columns-2"
        >
          {getLocations().map(({ slug, city, zipCodes }) => (
            <li key={slug}>
              <TextLink href={`/locations/${slug}`} isAlone>
                {city}
              </TextLink>{' '}
              {zipCodes.join(', ')}
            </li>
          ))}
          {others.map(({ place, zipCodes }) => (
            <li key={place}>
              <b>{place}</b> {zipCodes.join(', ')}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
