/** @jest-environment jsdom */
import { sendWithPhotos, takePhoto } from '@/lib/forms/photos'

const service = { endpoint: 'https://forms.example.org/abc', fields: {}, formField: 'form' }

/** A browser that opens pictures of these sides, and no others. */
function openPictures(width: number, height: number) {
  Object.assign(globalThis, {
    createImageBitmap: jest.fn((file: File) =>
      file.type === 'image/png'
        ? Promise.resolve({ width, height, close() {} })
        : Promise.reject(new DOMException('Not decoded')),
    ),
  })
  const context = { fillRect() {}, drawImage() {} }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  const { prototype } = HTMLCanvasElement
  return jest.spyOn(prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    type,
    quality,
  ) {
    return `${this.width}x${this.height} ${type} ${quality}`
  })
}

function fileOf(bytes: number, type = 'image/png') {
  const file = new File(['x'], 'kitchen.png', { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

test.each([
  [4_000, 3_000, '1600x1200'],
  [3_000, 4_000, '1200x1600'],
  [1_600, 900, '1600x900'],
  [640, 480, '640x480'],
  [10_000, 1, '1600x1'],
])('a photo of %i by %i pixels becomes a JPEG of %s', async (width, height, size) => {
  openPictures(width, height)
  const url = `${size} image/jpeg 0.8`
  expect(await takePhoto(fileOf(1), 2)).toEqual({ name: 'kitchen.png', url })
})

test.each([
  ['a fourth photo', fileOf(1), 3, 'tooMany'],
  ['a file of more than 25 MB', fileOf(25 * 1024 * 1024 + 1), 0, 'tooLarge'],
  ['a text', fileOf(1, 'text/plain'), 0, 'unreadable'],
])('%s is left out', async (_, file, taken, why) => {
  openPictures(10, 10)
  expect(await takePhoto(fileOf(25 * 1024 * 1024), 0)).toHaveProperty('url')
  expect(await takePhoto(file, taken)).toBe(why)
})

describe('what is sent with photos', () => {
  let request: FakeRequest
  let body: FormData

  /** As much of an XMLHttpRequest as is used. */
  class FakeRequest {
    status = 0
    responseText = ''
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onloadend = () => {}
    open = jest.fn()
    setRequestHeader = jest.fn()
    abort = jest.fn(() => this.onloadend())
    send = (sent: FormData) => {
      body = sent
    }
  }

  const url = `data:image/jpeg;base64,${btoa('jpeg')}`
  const onProgress = jest.fn()

  function send() {
    const filled = { name: 'estimate', values: { name: 'Jo' }, trap: '' } as const
    const photos = [1, 2, 3].map((number) => ({ name: `${number}.png`, url }))
    return sendWithPhotos(service, filled, photos, onProgress)
  }

  beforeEach(() => {
    jest.useFakeTimers()
    request = new FakeRequest()
    Object.assign(globalThis, { XMLHttpRequest: jest.fn(() => request) })
  })
  afterEach(() => jest.useRealTimers())

  test.each([
    [200, '{"success": true}', true],
    [200, '{"success": false}', false],
    [413, '', false],
    [0, '', false],
  ])('is taken or not by the answer: %i %s', async (status, responseText, isTaken) => {
    const outcome = send()
    Object.assign(request, { status, responseText }).onloadend()
    expect(await outcome).toBe(isTaken)
    expect(request.open).toHaveBeenCalledWith('POST', service.endpoint)
  })

  test('is what goes without them, and each photo in a field and under a name of its own', () => {
    void send()
    const files = ['photo_1', 'photo_2', 'photo_3'].map((name) => body.get(name) as File)
    expect([...body.keys()].slice(0, -3)).toEqual(['name', 'submission_id', 'spam_signals', 'form'])
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual(
      [1, 2, 3].map((number) => [`photo-${number}.jpg`, 'image/jpeg', 4]),
    )
  })

  test('is told of while it goes, and given up after ten seconds without progress', async () => {
    const outcome = send()
    for (const loaded of [0, 33, 34, 100]) {
      jest.advanceTimersByTime(9_999)
      request.upload.onprogress?.({ loaded, total: 100 })
    }
    expect(onProgress.mock.calls.flat()).toEqual([1, 1, 2, 3])
    expect(request.abort).not.toHaveBeenCalled()
    jest.advanceTimersByTime(10_000)
    expect(await outcome).toBe(false)
  })
})
