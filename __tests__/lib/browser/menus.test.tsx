import { closeOtherPlaces } from '@/lib/browser/menus'

test('where details have no name, a place that is pressed closes the other one, and no menu', () => {
  const fold = (name: string) => `<details ${name} open><summary>A place</summary></details>`
  document.body.innerHTML = fold('name="house"') + fold('name="house"') + fold('data-menu="main"')
  const folds = [...document.querySelectorAll('details')]
  closeOtherPlaces()
  document.body.click()
  expect(folds.map(({ open }) => open)).toEqual([true, true, true])
  folds[1]?.querySelector('summary')?.dispatchEvent(new Event('click', { bubbles: true }))
  expect(folds.map(({ open }) => open)).toEqual([false, true, true])
})
