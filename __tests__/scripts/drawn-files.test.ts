import sharp from 'sharp'
import { GET } from '@/app/drawn-files'

const ask = (path: string) => GET(new Request(`http://localhost${path}`))

test('the development server draws a picture with its type, and has no other', async () => {
  const mark = await ask('/site-icons/mark.svg')
  expect(mark.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await mark.text()).toMatch(/^<svg/)
  const icon = await ask('/favicon.ico')
  expect(await sharp(await icon.arrayBuffer()).metadata()).toMatchObject({
    format: 'png',
    width: 32,
  })
  expect((await ask('/share/no-such-page.png')).status).toBe(404)
})
