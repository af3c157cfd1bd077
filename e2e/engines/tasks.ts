import assert from 'node:assert/strict'
import {
  articles,
  category,
  categoryQuery,
  fullestPest,
  lastService,
  locationPath,
  otherInquiry,
  otherPest,
  services,
} from '../support/site'
import type { Site } from './site'
import type { Tab } from './tab'
import { getAnimals } from '@/lib/guide/animals'
import { articlesPage, everyPage, forms, thankYou } from '@/lib/site/page-copy'

/** A task may return why it was skipped or limited in this browser. */
type Note = string | undefined | void

export type Task = (tab: Tab, site: Site) => Promise<Note>

const visitor = { name: 'Ann Visitor', email: 'ann@example.org', phone: '614 555 0199' }

type RequestForm = { path: string; choice: Record<string, string>; hasConsent: boolean }

const contactForm = { path: '/contact', choice: { service: otherInquiry }, hasConsent: true }
const estimateForm = { path: '/estimate', choice: { pestType: otherPest }, hasConsent: false }

const button = 'main form button[type=submit]'

/** Browsers round scroll positions. */
const roundingPixels = 2

async function openForm(tab: Tab, path: string) {
  await tab.open(path)
  await untilHydrated(tab)
}

/** Touches a control, which moves no focus, until React has hydrated it. */
const untilHydrated = (tab: Tab) =>
  tab.until(() => {
    const control = document.querySelector('[data-island] select')
    control?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    return document.querySelector('[data-island][data-state=hydrated]')
  })

/** Fills in a form by keyboard. */
async function fillIn(tab: Tab, { choice, hasConsent }: RequestForm) {
  for (const [name, text] of Object.entries(visitor)) await tab.type(`#${name}`, text)
  for (const [name, value] of Object.entries(choice)) await tab.choose(`#${name}`, value)
  if (hasConsent) await tab.click('main [type=checkbox]')
}

/** Fills in a form without events, as autofill, a password manager or a restored session does. */
const fillInWithoutEvents = (tab: Tab, { choice, hasConsent }: RequestForm) =>
  tab.until(
    (texts, hasConsent) => {
      const form = document.querySelector<HTMLFormElement>('main form')
      for (const [name, text] of Object.entries(texts)) {
        const control = form?.elements.namedItem(name) as HTMLInputElement
        control.value = text
      }
      const consent = form?.querySelector<HTMLInputElement>('[type=checkbox]')
      if (hasConsent && consent) consent.checked = true
      return true
    },
    { ...visitor, ...choice },
    hasConsent,
  )

/** Fails unless every request has the values of the form. */
function expectReceived({ requests }: Site, { path, choice }: RequestForm, count: number) {
  assert.equal(requests.length, count, 'received requests')
  for (const request of requests) {
    const received = Object.fromEntries(request)
    const expected = { ...visitor, ...choice, form: path.slice(1) }
    assert.deepEqual({ ...received, ...expected }, received)
  }
  const ids = new Set(requests.map((request) => request.get('submission_id')))
  assert.equal(ids.size, 1, 'different ids of one request')
}

function tasksOfForm(form: RequestForm): Record<string, Task> {
  const { path } = form
  return {
    [`${path} sends typed values`]: async (tab, site) => {
      await openForm(tab, path)
      await fillIn(tab, form)
      await tab.click(button)
      await tab.untilAt('/thank-you')
      expectReceived(site, form, 1)
    },
    [`${path} left while sending does not navigate after going back, and can be sent again`]:
      async (tab, site) => {
        await openForm(tab, path)
        await fillInWithoutEvents(tab, form)
        const sendAnswers = site.delayAnswers()
        await tab.click(button)
        await tab.until(() =>
          document.querySelector<HTMLButtonElement>('main form button:disabled'),
        )
        while (site.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
        await tab.click('footer a[href="/privacy-policy"]')
        await tab.untilAt('/privacy-policy')
        await tab.back()
        await tab.untilAt(path)
        await tab.until((button) => document.querySelector(`${button}:enabled`), button)
        sendAnswers()
        await waitForEffects(tab)
        assert.equal(await tab.evaluate(() => location.pathname), path)
        await fillInWithoutEvents(tab, form)
        await tab.click(button)
        await tab.untilAt('/thank-you')
        expectReceived(site, form, 2)
      },
  }
}

/** Waits for a request to the server and ten frames, so that pending effects have happened. */
async function waitForEffects(tab: Tab) {
  await tab.evaluate(() => {
    const { dataset } = document.documentElement
    delete dataset.settled
    const count = (frames: number) => {
      if (frames === 0) dataset.settled = ''
      else requestAnimationFrame(() => count(frames - 1))
    }
    void fetch('/robots.txt').then(() => count(10))
  })
  await tab.until(() => document.documentElement.dataset.settled === '')
}

/** Presses Tab until a matching element has focus. */
async function tabTo(tab: Tab, selector: string, text: string) {
  const limit = 40
  for (let presses = 0; presses < limit; presses++) {
    await tab.press('Tab')
    const isThere = await tab.evaluate(
      (selector, text) => {
        const { activeElement } = document
        return activeElement?.matches(selector) && activeElement.textContent.includes(text)
      },
      selector,
      text,
    )
    if (isThere) return
  }
  throw new Error(`Tab does not lead to ${selector} “${text}”`)
}

/** Waits until an element is right below the header, or the page is scrolled to its end. */
const untilScrolledTo = (tab: Tab, selector: string) =>
  tab.until(
    (selector, rounding) => {
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? -1
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - rounding
      const anchor = Math.max(80, header + 8)
      return top >= header && (top <= anchor + rounding || isAtEnd)
    },
    selector,
    roundingPixels,
  )

const scrolledPixels = 900

const untilScrolled = (tab: Tab) =>
  tab.until((top, rounding) => Math.abs(scrollY - top) <= rounding, scrolledPixels, roundingPixels)

/** Opens the estimate form with its fields for rooms and a day. */
async function openWithRooms(tab: Tab) {
  await openForm(tab, '/estimate')
  await tab.choose('#pestType', fullestPest.value)
  await tab.until(() => document.querySelector('#squareFootage'))
}

export const tasks: Record<string, Task> = {
  ...tasksOfForm(contactForm),
  ...tasksOfForm(estimateForm),

  'a day can be chosen in the calendar by keyboard and by pointer': async (tab) => {
    if (!fullestPest.asksForRooms) return 'no option asks for a day'
    const untilChosen = (monthsAhead: number, day: 'tomorrow' | 15) =>
      tab.until(
        (monthsAhead, day) => {
          const date = new Date()
          if (day === 'tomorrow') date.setDate(date.getDate() + 1)
          else date.setMonth(date.getMonth() + monthsAhead, day)
          const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
          const expected = parts.map((part) => String(part).padStart(2, '0')).join('-')
          const field = document.querySelector<HTMLInputElement>('[name=treatmentDate]')
          return field?.value === expected && document.activeElement?.id === 'treatmentDate'
        },
        monthsAhead,
        day,
      )
    await openWithRooms(tab)
    await tab.click('#treatmentDate')
    await tab.until(() => document.activeElement?.closest('#treatmentDate-calendar td'))
    await tab.press('ArrowRight')
    await tab.until(() => !document.activeElement?.closest('[data-today]'))
    await tab.press('Enter')
    await untilChosen(0, 'tomorrow')
    const month = await tab.evaluate(() => new Date(Date.now() + 86_400_000).getMonth())
    const isNextMonth = month !== (await tab.evaluate(() => new Date().getMonth()))
    await tab.click('#treatmentDate')
    await tab.click(`#treatmentDate-calendar [aria-label="${forms().calendar.next}"]`)
    await tab.click('#treatmentDate-calendar td:not([data-outside]) button', '15')
    await untilChosen(isNextMonth ? 2 : 1, 15)
  },

  'the menu of a phone works by keyboard': async (tab) => {
    const isOpen = (open: boolean) =>
      tab.until(
        (open) => open === Boolean(document.querySelector('header nav a')?.getClientRects().length),
        open,
      )
    await tab.resize(390, 844)
    await tab.open('/')
    await tabTo(tab, 'summary', everyPage().header.menu)
    await tab.press('Enter')
    await isOpen(true)
    await tab.press('Tab')
    await tab.until(() => document.activeElement?.matches('header nav a'))
    await tab.press('Escape')
    await isOpen(false)
    await tab.until(() => document.activeElement?.matches('header summary'))
    await tab.press('Enter')
    await tabTo(tab, 'header nav a[href="/articles"]', '')
    await tab.press('Enter')
    await tab.untilAt('/articles')
    await isOpen(false)
  },

  'the services menu of a desktop opens by click and by keyboard': async (tab) => {
    const summary = 'header [data-menu-area] summary'
    const isOpen = (open: boolean) =>
      tab.until(
        (open) =>
          open === document.querySelector('header [data-menu-area] details')?.matches('[open]'),
        open,
      )
    await tab.open('/')
    await tab.click(summary)
    await isOpen(true)
    await tab.press('Escape')
    await isOpen(false)
    await tab.press('Enter')
    await isOpen(true)
    await tab.click(`header a[href="/services/${lastService.slug}"]`)
    await tab.untilAt(`/services/${lastService.slug}`)
  },

  'going back undoes the filters of the articles one by one, also from an article': async (tab) => {
    const { all } = articlesPage().list
    const unfiltered = all.replace('{count}', String(articles.length))
    await openForm(tab, '/articles')
    await tab.choose('[name=category]', category)
    await tab.untilShown(category, 'main [role=status]')
    await tab.choose('[name=sort]', 'title-asc')
    await tab.until(() => location.search.includes('sortBy=title'))
    await tab.back()
    await tab.untilAt(`/articles${categoryQuery}`)
    await tab.until(
      () => document.querySelector<HTMLSelectElement>('[name=sort]')?.value === 'date-desc',
    )
    await tab.click('main article a')
    await tab.until(() => location.pathname.startsWith('/blog/'))
    await tab.back()
    await tab.untilAt(`/articles${categoryQuery}`)
    await tab.untilShown(category, 'main [role=status]')
    await tab.back()
    await tab.untilShown(unfiltered, 'main [role=status]')
    await tab.until(
      () => document.querySelector<HTMLSelectElement>('[name=category]')?.value === '',
    )
  },

  'an address with a hash and a link to an anchor scroll to it below the header': async (tab) => {
    const [first] = services
    await tab.open(`/services#${lastService.slug}`)
    await untilScrolledTo(tab, `#${lastService.slug}`)
    await tab.click(`main article a[href="/services#${first.slug}"]`)
    await untilScrolledTo(tab, `#${first.slug}`)
    await tab.open(`/${first.slug}#terms`)
    await untilScrolledTo(tab, '#terms')
    const [animal] = getAnimals()
    if (!animal) return
    await tab.open(`/field-guide/${animal.slug}`)
    await tab.click('main sup a')
    await tab.until(() => document.querySelector('li:target')?.getClientRects().length)
    await waitForEffects(tab)
    await untilScrolledTo(tab, 'li:target')
  },

  'the thank-you page redirects home without a history entry, unless the visitor stays': async (
    tab,
  ) => {
    await tab.open('/about')
    await tab.open('/thank-you')
    await tab.untilAt('/')
    await tab.back()
    await tab.untilAt('/about')
    // Both by script, because a driver may wait until the five seconds are over.
    await tab.evaluate(() =>
      Object.assign(document.createElement('a'), { href: '/thank-you' }).click(),
    )
    await tab.until(() => {
      const button = document.querySelector<HTMLElement>('[data-redirect=running] button')
      button?.click()
      return button
    })
    await tab.untilShown(thankYou().home.stays)
    await tab.until(() => document.activeElement?.matches('[data-redirect] p'))
  },

  'a scrolled page keeps its scroll position on going back, and starts at its top after a reload':
    async (tab) => {
      for (const path of ['/', '/services', `/${lastService.slug}`, locationPath]) {
        await tab.open(path)
        await tab.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolledPixels)
        await untilScrolled(tab)
        await waitForEffects(tab)
        // By script, because a real click would scroll to the link first.
        await tab.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click())
        await tab.untilAt('/about')
        await tab.back()
        await tab.untilAt(path)
        await untilScrolled(tab)
        await waitForEffects(tab)
        await untilScrolled(tab)
        await tab.reload()
        await waitForEffects(tab)
        assert.equal(await tab.evaluate(() => scrollY), 0, `${path} after a reload`)
      }
    },
}
