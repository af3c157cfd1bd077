let isPainted = false
const observers = new Set<FakeObserver>()

/** A PerformanceObserver, which jsdom lacks, of paints that are past or to come. */
class FakeObserver {
  constructor(private readonly notice: () => void) {}

  observe({ type, buffered }: PerformanceObserverInit) {
    if (type !== 'paint') return
    observers.add(this)
    if (isPainted && buffered) this.tell()
  }

  tell() {
    if (observers.has(this)) this.notice()
  }

  disconnect() {
    observers.delete(this)
  }
}

/** The page of each test is not painted until it says so. */
export function fakePaint() {
  beforeEach(() => {
    isPainted = false
    observers.clear()
    Object.assign(globalThis, { PerformanceObserver: FakeObserver })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'))
}

export function paint() {
  isPainted = true
  for (const observer of observers) observer.tell()
}
