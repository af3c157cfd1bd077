import { smallPhotos } from '@/lib/forms/photos'
import { sendForm } from '@/lib/forms/send'

jest.mock('@/lib/forms/photos')

const files = [new File(['a'], 'IMG_1.HEIC'), new File(['b'], 'IMG_2.JPG')]
const small = new Blob(['small'], { type: 'image/jpeg' })

let requests: RequestInit[]

/** Sends two photos, of which `readable` can be made smaller, to a service that gives these answers in turn. */
function sendPhotos(readable: number, statuses: number[], { hasLeft = false } = {}) {
  requests = []
  jest.mocked(smallPhotos).mockResolvedValue(Array<Blob>(readable).fill(small))
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: true } })
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, request = {}) => {
    requests.push(request)
    return Promise.resolve(new Response('{}', { status: statuses.shift() ?? 200 }))
  })
  return sendForm({
    service: { endpoint: 'https://forms.example.org/abc', fields: { key: 'k' } },
    form: 'estimate',
    values: { name: 'Jo Miller' },
    photos: files,
    hasLeft: () => hasLeft,
  })
}

const textsOf = ({ body }: RequestInit = {}) =>
  [...(body as FormData).entries()].filter(([, value]) => typeof value === 'string')

afterEach(() => jest.restoreAllMocks())

test('photos go with all fields of the request, in one attempt that the browser may cancel', async () => {
  expect(await sendPhotos(2, [])).toBeUndefined()
  expect(requests).toHaveLength(1)
  const [{ body, keepalive } = {}] = requests
  expect(keepalive).toBe(false)
  const photos = [...(body as FormData).entries()].flatMap(([field, value]) =>
    typeof value === 'string' ? [] : [[field, value.name, value.size]],
  )
  // PHP keeps one file of a name.
  expect(photos).toEqual([
    ['photo_1', 'photo-1.jpg', small.size],
    ['photo_2', 'photo-2.jpg', small.size],
  ])
  expect(Object.fromEntries(textsOf(requests[0]))).toEqual({
    name: 'Jo Miller',
    form: 'estimate',
    key: 'k',
    submission_id: expect.any(String) as never,
  })
})

test('a service that does not take photos gets the request without them, under the same id', async () => {
  expect(await sendPhotos(2, [413])).toBeUndefined()
  const [first, second] = requests.map((request) => Object.fromEntries(textsOf(request)))
  expect(requests[1]?.body).toBeInstanceOf(URLSearchParams)
  expect(second).toEqual({ ...first, photos_not_sent: '2' })
})

test('a photo that cannot be read is left out, and the request says so', async () => {
  await sendPhotos(1, [])
  expect(Object.fromEntries(textsOf(requests[0]))).toMatchObject({ photos_not_sent: '1' })
  await sendPhotos(0, [])
  expect(requests[0]?.body).toBeInstanceOf(URLSearchParams)
  expect(Object.fromEntries(textsOf(requests[0]))).toMatchObject({ photos_not_sent: '2' })
})

test('a visitor who leaves while photos become smaller sends nothing behind their back', async () => {
  await sendPhotos(2, [], { hasLeft: true })
  expect(requests).toEqual([])
})
