/** Form services drop nothing by this name. */
export const trapName = 'website'

/** A field for machines that fill in whatever they find. */
export function SpamTrap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
