import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/TextField'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/company/company'
import { getLocations } from '@/lib/locations/locations'
import type { home } from '@/lib/pages/page-copy'

/** In `yes` and `ask`, {zip} is the code that the visitor asks for. */
type Props = (typeof home)['zipCodes']

/**
 * All ZIP codes that are served, and a field that finds one among them: lib/browser/zip-codes.ts answers from the list.
 * Without script the form leads to the list.
 */
export function ZipCodes({ label, button, yes, ask, list, others }: Props) {
  const { phone } = company
  return (
    <div className="grid gap-3">
      <form action="/#zip-codes" data-zip-form="" className="grid gap-3">
        <TextField
          name="zip"
          label={label}
          inputMode="numeric"
          autoComplete="postal-code"
          pattern="[0-9]{5}"
          title="Five digits"
          maxLength={5}
          required
        />
        <div>
          <Button type="submit" variant="outline">
            {button}
          </Button>
        </div>
        <div role="status">
          <p hidden data-zip-answer="yes">
            <Words text={yes} /> <span data-zip-places="" />
          </p>
          <p hidden data-zip-answer="ask">
            <Words text={ask} /> <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>
          </p>
        </div>
      </form>
      <details>
        <summary className="cursor-pointer py-2 font-semibold">{list}</summary>
        <ul id="zip-codes" className="grid gap-3 text-sm">
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

/** An answer with room for the code. */
function Words({ text }: { text: string }) {
  const [before, after] = text.split('{zip}')
  return (
    <>
      {before}
      <b data-zip="" />
      {after}
    </>
  )
}
