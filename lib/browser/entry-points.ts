/** Closes the open place of a house at a press of another one: browsers from before 2024 know no `name` of details. */
export function closeOtherPlaces() {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('[name=house]')
    const open = document.querySelectorAll<HTMLDetailsElement>('[name=house][open]')
    if (pressed) for (const place of open) place.open = place === pressed
  })
}
