import { act, fireEvent, render, screen } from '@testing-library/react'
import { button, estimateForm, fillIn, formService, submit } from '../../support/estimate-form'
import { stopTheClock, wait } from '../../support/visitor'
import { goTo } from '@/lib/browser/navigation'
import { sendWithPhotos, takePhoto } from '@/lib/forms/photos'
import { sendForm } from '@/lib/forms/send'
import { forms } from '@/lib/pages/page-copy'

// That a browser makes photos smaller is shown in e2e/sending-forms.

jest.mock('@/lib/browser/navigation')
jest.mock('@/lib/forms/send')
jest.mock('@/lib/forms/photos')

stopTheClock()

const words = forms.photos
const form = estimateForm(formService, true)
const input = () => screen.getByLabelText<HTMLInputElement>(`${words.label} ${forms.optional}`)
const thumbnails = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'))

async function choose(...names: string[]) {
  fireEvent.change(input(), { target: { files: names.map((name) => new File(['x'], name)) } })
  await wait(0)
}

let page: ReturnType<typeof render>

beforeEach(async () => {
  sessionStorage.clear()
  jest.mocked(goTo).mockReset()
  jest.mocked(sendForm).mockReset().mockResolvedValue(undefined)
  jest.mocked(sendWithPhotos).mockReset().mockResolvedValue(true)
  jest
    .mocked(takePhoto)
    .mockImplementation(({ name }) =>
      Promise.resolve(name.endsWith('.txt') ? 'unreadable' : { name, url: `data:${name}` }),
    )
  page = render(form)
  await fillIn()
})

test('photos are shown, what is none is named, and each can be taken away again', async () => {
  await choose('a.jpg', 'notes.txt', 'b.jpg')
  expect(thumbnails()).toEqual(['a.jpg', 'b.jpg'])
  expect(screen.getByText('notes.txt stays here: it is no picture. Pictures along: 2.')).toHaveRole(
    'status',
  )
  fireEvent.click(button(`${words.remove} a.jpg`))
  expect(thumbnails()).toEqual(['b.jpg'])
  expect(screen.getByText('a.jpg is out.')).toHaveRole('status')
  expect(input()).toHaveFocus()
})

test('photos are kept over a reload, and forgotten once they have arrived', async () => {
  await choose('a.jpg')
  page.unmount()
  render(form)
  await wait(0)
  expect(thumbnails()).toEqual(['a.jpg'])
  await submit()
  expect(jest.mocked(sendWithPhotos).mock.calls[0]?.[2]).toEqual([
    { name: 'a.jpg', url: 'data:a.jpg' },
  ])
  expect(sendForm).not.toHaveBeenCalled()
  expect(jest.mocked(goTo).mock.calls).toEqual([['/thank-you']])
  expect(sessionStorage).toHaveLength(0)
})

test('where the browser keeps no more, a visitor is told what a reload would lose', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full')
  })
  await choose('a.jpg')
  expect(screen.getByText(words.lostOnReload, { exact: false })).toBeInTheDocument()
  full.mockRestore()
})

test('photos that cannot be sent hold nothing back: the request goes without them, and the next page says so', async () => {
  let fail: (isTaken: boolean) => void
  jest.mocked(sendWithPhotos).mockImplementation((...[, , , onProgress]) => {
    onProgress(1)
    return new Promise((resolve) => (fail = resolve))
  })
  await choose('a.jpg', 'b.jpg')
  await submit()
  expect(screen.getByText('Picture 1 of 2 is on its way…')).toHaveRole('status')
  await act(async () => fail(false))
  expect(jest.mocked(sendForm).mock.calls[0]?.[1]).toMatchObject({ lacksPhotos: true })
  expect(jest.mocked(goTo).mock.calls).toEqual([['/thank-you#without-photos']])
})
