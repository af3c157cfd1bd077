import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Island } from '@/components/ui/Island'
import { hydrateIslands } from '@/lib/island-loader/hydrate'

const onPress = jest.fn()

function Quote({ text }: { text: string }) {
  return <button onClick={() => onPress(text)}>Read “{text}”</button>
}

/** The page as it reaches the browser, before any script. */
function openPage() {
  document.body.innerHTML = renderToString(
    <Island name="Quote" component={Quote} props={{ text: `5" & <b>'s</b>` }} />,
  )
}

test('React takes over the island as it stands, with the properties it was rendered with', async () => {
  openPage()
  const button = screen.getByRole('button')
  await act(() => hydrateIslands(document, { Quote: async () => Quote }))
  button.click()
  expect(onPress).toHaveBeenCalledWith(`5" & <b>'s</b>`)
  expect(screen.getByRole('button')).toBe(button)
})

test('an island that nobody knows is named', async () => {
  openPage()
  await expect(hydrateIslands(document, {})).rejects.toThrow('"Quote"')
})

test('an island that starts by itself says so', () => {
  const html = renderToString(
    <Island name="Quote" component={Quote} props={{ text: '' }} startsAtOnce />,
  )
  expect(html).toContain('data-starts-at-once=""')
})
