import { description, folderWith, markdownFile, refusalOf } from '../../support/content-folder'
import {
  articlesForService,
  articlesNamed,
  getArticle,
  getArticles,
  readArticles,
  relatedArticles,
  summarize,
} from '@/lib/content/articles'
import { services } from '@/lib/content/texts'

// What the photo looks like is no matter of the article.
jest.mock('@/lib/photos/prepare', () => jest.requireActual('../../support/prepared-photo'))
jest.mock('@/lib/photos/problem', () => ({
  isPhoto: (src: string) => src.startsWith('/photos/'),
  photoProblem: () => undefined,
}))

const fields = {
  id: '7',
  slug: '/mud-tubes',
  title: 'Mud Tubes on the Wall',
  excerpt: 'What they are, how to break one open, and whom to call about them.',
  description,
  keywords: ['mud tubes'],
  date: '2023-05-01',
  category: 'Pest Control',
  serviceType: 'General Pest Control',
  pestType: 'Multiple',
  image: '/images/articles/mud-tubes.svg',
  imageAlt: 'Drawing of a mud tube',
  short: Array(45).fill('mud').join(' '),
  reviewed: '2023-06-01',
  sources: [
    { title: 'Extension: Mud tubes', url: 'https://extension.example.edu/mud' },
    { title: 'A paper on tubes', url: 'https://papers.example.org/tubes' },
  ],
  callToAction: { heading: 'Found a tube?', text: 'Tell us where it starts and where it ends.' },
}

const article = (change: Record<string, unknown> = {}, body?: string) =>
  markdownFile({ ...fields, ...change }, body)

const read = (files: Record<string, string>) =>
  readArticles(folderWith(files), folderWith({ 'images/articles/mud-tubes.svg': '<svg/>' }))

describe('reading a folder of articles', () => {
  test('gives the fields of the file, its text as HTML, and apart from them what only the head needs', () => {
    const [published] = read({ 'mud-tubes.md': article({}, '## Break one open\n\n### With what?') })
    const {
      description: words,
      keywords,
      imageAlt,
      short,
      reviewed,
      sources,
      callToAction,
      ...rest
    } = fields
    expect(published).toEqual({
      article: {
        ...rest,
        content: expect.stringMatching(/<h2 [^>]*>Break one open<\/h2>/) as string,
      },
      meta: {
        description: words,
        keywords,
        imageAlt,
        short,
        reviewed,
        sources,
        callToAction,
        headings: [{ id: 'break-one-open', text: 'Break one open' }],
      },
    })
  })

  test('refuses lines for a printed checklist where no list has boxes to tick', () => {
    const withBody = (body: string) => ({
      'mud-tubes.md': article({ checklistLines: ['Day of the heat'] }, body),
    })
    expect(refusalOf(() => read(withBody('- Strip the bed.')))).toMatch(/checklistLines.*boxes/)
    expect(read(withBody('- [ ] Strip the bed.'))).toHaveLength(1)
  })

  test('puts the newest first, and the lower id first of two of one day', () => {
    const published = read({
      'a.md': article({ slug: '/a', id: '10', date: '2023-05-01' }),
      'b.md': article({ slug: '/b', id: '11', date: '2023-06-01' }),
      'c.md': article({ slug: '/c', id: '9', date: '2023-05-01' }),
      'd.md': article({ slug: '/d', id: '12', date: '2022-12-31' }),
    })
    expect(published.map((entry) => entry.article.slug)).toEqual(['/b', '/c', '/a', '/d'])
  })

  test.each([
    ['an unknown field', { colour: 'red' }, ['colour: there is no such field', 'one of id, slug']],
    ['a short answer of too few words', { short: 'Mud.' }, ['short:', '40 to 55 words']],
    ['one source only', { sources: fields.sources.slice(1) }, ['sources:', 'at least 2']],
    [
      'a source that is no https address',
      { sources: [{ title: 'Notes', url: 'http://x.example' }, ...fields.sources] },
      ['sources[1].url:'],
    ],
    ['no day of the last review', { reviewed: undefined }, ['reviewed:']],
    ['no title', { title: undefined }, ['title:', 'is missing', 'Example: ']],
    ['a title that is too long', { title: 'm'.repeat(61) }, ['title:', 'at most 60']],
    ['a description that is too short', { description: 'Mud.' }, ['description:', 'at least 120']],
    [
      'a description that is too long',
      { description: 'm'.repeat(161) },
      ['description:', 'at most 160'],
    ],
    ['no keywords', { keywords: [] }, ['keywords:', 'at least 1']],
    ['an id that is no number', { id: 'seven' }, ['id:', 'must be a number']],
    ['an id without quotes', { id: 7 }, ['id:', "Example: '7'"]],
    ['a day that does not exist', { date: '2023-02-29' }, ['date:', 'Example: 2026-11-21']],
    ['a date in another form', { date: '5/1/2023' }, ['date:', 'Example: 2023-05-01']],
    [
      'an unknown category',
      { category: 'Termites' },
      ['category:', 'Pest Control, Commercial, Prevention, Bed Bugs, Wildlife'],
    ],
    [
      'an unknown service',
      { serviceType: 'Termites' },
      [
        'serviceType:',
        'Bed Bug Treatment, General Pest Control, Wildlife Removal, Commercial Pest Control',
      ],
    ],
    [
      'an unknown pest',
      { pestType: 'Termites' },
      [
        'pestType:',
        'Ants, Bed Bugs, Cockroaches, Fleas, Mice, Mosquitoes, Multiple, Raccoons, Spiders, Wasps',
      ],
    ],
    [
      'a picture outside the pictures',
      { image: 'mud-tubes.svg' },
      ['image:', 'must be a path like /images/'],
    ],
  ])(
    'refuses %s and names the file, the field and what is allowed [spec: Entities and their fields]',
    (_, change, parts) => {
      const message = refusalOf(() => read({ 'mud-tubes.md': article(change) }))
      for (const part of ['mud-tubes.md', ...parts]) expect(message).toContain(part)
    },
  )

  test('refuses a slug that can be no address and says what a slug looks like', () => {
    const message = refusalOf(() => read({ 'mud-tubes.md': article({ slug: 'Mud tubes' }) }))
    expect(message).toContain('mud-tubes.md:3  slug: must be a slash and then words')
    expect(message).toContain('Example: /ants-in-the-kitchen')
  })

  test('refuses a picture that does not exist', () => {
    const files = { 'mud-tubes.md': article({ image: '/images/articles/termite.svg' }) }
    expect(refusalOf(() => read(files))).toContain(
      'mud-tubes.md:14  image: there is no picture public/images/articles/termite.svg.',
    )
  })

  test('refuses two articles with one id and names both', () => {
    const files = { 'mud-tubes.md': article(), 'termites.md': article({ slug: '/termites' }) }
    expect(refusalOf(() => read(files))).toMatch(
      /termites\.md:2 {2}id: “7” is already used in \S+mud-tubes\.md/,
    )
  })
})

const all = getArticles().map(({ article }) => article)

describe('finding an article', () => {
  test('takes the slug without its leading slash [spec: Entities and their fields]', () => {
    for (const published of getArticles()) {
      const { slug } = published.article
      expect(getArticle(slug.slice(1))).toBe(published)
      expect(getArticle(slug)).toBeUndefined()
    }
    expect(getArticle('mud-tubes')).toBeUndefined()
  })

  test('by a list of slugs keeps the order of the list', () => {
    const slugs = all.map(({ slug }) => slug).toReversed()
    const names = slugs.map((slug) => slug.slice(1))
    expect(articlesNamed(names).map(({ slug }) => slug)).toEqual(slugs)
  })

  test('as a summary leaves its text behind', () => {
    const [newest] = getArticles()
    expect(newest && summarize(newest)).not.toHaveProperty('content')
    expect(newest && summarize(newest)).toHaveProperty('title', newest?.article.title)
  })
})

describe('related articles', () => {
  test.each(all.map(({ slug }) => slug.slice(1)))(
    'of %s are the newest others of its category, up to the limit [spec: Business constants and limits]',
    (slug) => {
      const current = getArticle(slug)?.article
      if (!current) throw new Error(slug)
      const others = all
        .filter(({ category, id }) => category === current.category && id !== current.id)
        .map(({ id }) => id)
      for (const limit of [1, 2, 3]) {
        const ids = relatedArticles(current, limit).map(({ id }) => id)
        expect(ids).toEqual(others.slice(0, limit))
      }
    },
  )

  test.each(services)(
    'of the service $slug are the newest of its category [spec: Service pages; Business constants and limits]',
    (service) => {
      const expected = all
        .filter(({ category }) => category === service.articleCategory)
        .map(({ id }) => id)
      expect(articlesForService(service, 2).map(({ id }) => id)).toEqual(expected.slice(0, 2))
      expect(articlesForService(service, 1).map(({ id }) => id)).toEqual(expected.slice(0, 1))
    },
  )

  test('of a service without a category are the newest of Prevention [spec: Service pages]', () => {
    const expected = all.filter(({ category }) => category === 'Prevention').map(({ id }) => id)
    expect(articlesForService({}, 2).map(({ id }) => id)).toEqual(expected.slice(0, 2))
  })
})

test('the picture of an article may be a photo, which has a caption, and a file of its own for cards', () => {
  const photo = { image: '/photos/tubes.jpg', imageFocus: { x: 0.5, y: 0.2 } }
  expect(refusalOf(() => read({ 'mud-tubes.md': article(photo) }))).toContain(
    'imageCaption: is missing: a photo has a caption',
  )
  const imageCaption = 'Mud tubes behind a furnace.'
  const [published] = read({ 'mud-tubes.md': article({ ...photo, imageCaption }) })
  expect(published?.article.image).toBe('/photos/tubes-card.webp')
  expect(published?.meta.photo).toEqual({
    src: '/photos/tubes.jpg',
    alt: 'Drawing of a mud tube',
    caption: imageCaption,
    focus: { x: 0.5, y: 0.2 },
  })
})
