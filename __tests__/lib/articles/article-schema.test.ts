import { articleFrontMatter } from '@/lib/articles/article-schema'
import { loadContent } from '@/lib/site/site-content'

const { content } = loadContent('__tests__/fixtures/lakeshore')
const withPhoto = content.articles.entries.find(({ fields }) => fields.image.startsWith('/photos/'))

const reported = (change: object) =>
  articleFrontMatter
    .safeParse({ ...(withPhoto?.values as object), ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message].join(': '))

test('a photo needs a caption, and a path in /photos/', () => {
  expect(reported({})).toBeUndefined()
  expect(reported({ imageCaption: undefined })).toEqual([
    'imageCaption: is missing: a photo has a caption',
  ])
  expect(reported({ image: '/images/articles/attic.jpg' })).toEqual([
    expect.stringMatching(/^image: must be a path like .* of a drawing, or .* of a photo$/),
  ])
})
