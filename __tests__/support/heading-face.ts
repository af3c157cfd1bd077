/** Faces that were made, and those that headings may be set in. */
export const faces = { made: [] as FakeFace[], shown: new Set<FakeFace>() }

/** A FontFace, which jsdom lacks: its file comes when the test says so. */
class FakeFace {
  come = () => {}
  fail = () => {}
  private readonly coming = new Promise<void>((resolve, reject) => {
    this.come = resolve
    this.fail = () => reject(new Error('network'))
  })

  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors = {},
  ) {
    faces.made.push(this)
  }

  load() {
    return this.coming
  }
}

/** Gives the document of a test fonts, and takes them back after it. */
export function fakeFaces() {
  beforeEach(() => {
    faces.made.length = 0
    faces.shown.clear()
    Object.assign(globalThis, { FontFace: FakeFace })
    Object.defineProperty(document, 'fonts', { value: faces.shown, configurable: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'FontFace')
    Reflect.deleteProperty(document, 'fonts')
  })
}

/** The page that the visitor comes from. */
export function comeFrom(referrer: string) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
}
