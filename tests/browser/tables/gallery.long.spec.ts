import { test as base, expect, type Page } from '@playwright/test'
import { serveGallery } from '../gallery-client.ts'
import { violations } from '../page.ts'

/**
 * Every state of the gallery in one page: everything fits on the screen without scrolling, nothing
 * covers anything else, and the layout stays the same from phase to phase. Only transforms move
 * parts between phases.
 */

const test = base.extend<object, { readonly gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for from here
    async ({}, use) => {
      const { url, close } = await serveGallery()
      await use(url)
      await close()
    },
    { scope: 'worker' },
  ],
})

/** The screens that tables are designed for, as in `npm run gallery`. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 800 },
] as const

/** The larger screen at 200 %: the page may scroll down, and nothing else may change. */
const ZOOMED = { width: 720, height: 450 }

interface GalleryEntry {
  readonly id: string
  readonly title: string
  readonly phase: string
}

interface GalleryMeasurement extends GalleryEntry {
  readonly mode: string
  /** The top of the dock. On a phone a closed dock sinks, and the areas sink with it. */
  readonly dock: number
  /** The layout positions of the parts, before transforms. */
  readonly laidOut: Readonly<Record<string, string>>
  /** The visible positions of the areas. */
  readonly shown: Readonly<Record<string, string>>
  /** Parts that are not completely on the screen or on the felt. */
  readonly outside: readonly string[]
  /** Areas whose chips cover the print. */
  readonly covered: readonly string[]
  /** Text on the felt that covers the headline. */
  readonly crossed: readonly string[]
  /** Buttons that cover one another. */
  readonly overlapping: readonly string[]
  readonly isTooWide: boolean
}

const listed = async (page: Page, gallery: string): Promise<readonly GalleryEntry[]> => {
  await page.goto(`${gallery}#/gallery`)
  await page.locator('[data-state]').first().waitFor()
  return page.locator('[data-state]').evaluateAll(items =>
    items.map(item => ({
      id: (item as HTMLElement).dataset.state ?? '',
      phase: item.querySelector('a')?.textContent ?? '',
      title: `${item.closest('section')?.querySelector('h2')?.textContent}: ${item.textContent?.match(/\(([^()]*)\)$/)?.[1]}`,
    })),
  )
}

/** Measures one state after another, without leaving the page. */
const looks = (page: Page, all: readonly GalleryEntry[]): Promise<readonly GalleryMeasurement[]> =>
  page.evaluate(async states => {
    const PARTS = {
      bar: ':scope > header',
      stage: ':scope > [data-mode]',
      dock: ':scope > footer',
      side: 'aside',
      'cash out': ':scope > header dl + button + button',
    }
    const NEEDED = [
      ...['phase', 'outcome', 'net', 'countdown', 'balance', 'stake', 'last', 'mine'].map(
        part => `[data-part="${part}"]`,
      ),
      ':scope > header button:not([class*="wide"])',
      '[role="radio"]',
      ':scope > footer button',
      '[data-asked] button',
      '[data-mode] .card',
    ]
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const opened = async (id: string): Promise<HTMLElement> => {
      location.hash = `#/gallery/${id}`
      for (;;) {
        await frame()
        const table = document.querySelector<HTMLElement>(
          `[data-look="${id}"] > [data-part="table"]`,
        )
        const isMeasured = table?.querySelector('[data-part="phase"], [data-part="outcome"]')
        const isLoading = table?.querySelector('[data-part="loading"]')
        if (table && isMeasured && !isLoading) return table
      }
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const rounded = ({ left, top, width, height }: DOMRect) =>
      [left, top, width, height].map(Math.round).join(' ')
    const offset = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) =>
      `${offsetLeft} ${offsetTop} ${offsetWidth} ${offsetHeight}`
    const areasOf = (table: HTMLElement) =>
      [...table.querySelectorAll<HTMLElement>('[data-on]')].filter(
        area => !area.id.endsWith('-again'),
      )
    const nameOf = (element: Element) =>
      `${element.tagName} ${(element as HTMLElement).dataset.part ?? ''} ${element.textContent?.slice(0, 30)}`

    const outsideOf = (table: HTMLElement) => {
      const bar = table.querySelector(':scope > header')!.getBoundingClientRect()
      const dock = table.querySelector(':scope > footer')!.getBoundingClientRect()
      const within = (element: Element, top: number, bottom: number) => {
        const box = element.getBoundingClientRect()
        return (
          box.left >= -1 &&
          box.right <= innerWidth + 1 &&
          box.top >= top - 1 &&
          box.bottom <= bottom + 1
        )
      }
      const isLost = (element: Element) => isSeen(element) && !within(element, 0, innerHeight)
      const { scrollHeight, scrollWidth } = document.documentElement
      return [
        ...(scrollHeight > innerHeight || scrollWidth > innerWidth ? ['the page scrolls'] : []),
        ...[...table.querySelectorAll(NEEDED.join(','))].filter(isLost).map(nameOf),
        ...areasOf(table)
          .filter(area => isSeen(area) && !within(area, bar.bottom, dock.top))
          .map(({ dataset }) => `area ${dataset.on}`),
      ]
    }
    /** Rotated print has a box larger than its letters, so only a clear overlap counts. */
    const coveredOf = (table: HTMLElement) =>
      [...table.querySelectorAll('button[data-on]:has([data-print])')].flatMap(area => {
        const name = area.querySelector('[data-print] > span')?.getBoundingClientRect()
        const chips = [...area.querySelectorAll('.chip')].map(chip => chip.getBoundingClientRect())
        const EDGE = 4
        const isOver = (chip: DOMRect) =>
          name &&
          chip.left + EDGE < name.right &&
          chip.right - EDGE > name.left &&
          chip.top + EDGE < name.bottom &&
          chip.bottom - EDGE > name.top
        return chips.some(isOver) && isSeen(area) ? [(area as HTMLElement).dataset.on ?? ''] : []
      })

    /** Buttons whose middle another one covers. The boxes of rotated areas overlap at the edges. */
    const overlappingOf = (table: HTMLElement) => {
      const boxes = [...table.querySelectorAll<HTMLElement>('button')]
        .filter(button => isSeen(button) && !button.closest('[data-asked], .cloth, dialog'))
        .map(button => [button, button.getBoundingClientRect()] as const)
      const covers = ({ left, right, top, bottom }: DOMRect, other: DOMRect) => {
        const [x, y] = [other.left + other.width / 2, other.top + other.height / 2]
        return left < x && x < right && top < y && y < bottom
      }
      return boxes.flatMap(([a, one]) =>
        boxes
          .filter(([b, two]) => a !== b && !a.contains(b) && covers(one, two))
          .map(([b]) => `${nameOf(a)} over ${nameOf(b)}`),
      )
    }

    /** The letters of an element, line by line, not its box. */
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()]
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
    const crossedOf = (table: HTMLElement) => {
      /** The question whether to sit down covers the headline. */
      const isAsked = table.querySelector('[data-part="arrive"]') !== null
      const headline = isAsked
        ? null
        : table.querySelector('[data-part="phase"], [data-part="outcome"]')
      const lines = headline ? linesOf(headline) : []
      const isOver = (box: DOMRect) =>
        lines.some(
          line =>
            box.left + 1 < line.right &&
            box.right - 1 > line.left &&
            box.top + 3 < line.bottom &&
            box.bottom - 3 > line.top,
        )
      return [...table.querySelectorAll('[data-mode] :is(span, p, li, b, text, button)')]
        .filter(element => isSeen(element) && hasText(element) && !headline?.contains(element))
        .filter(element => !element.closest('.unseen, svg, [data-asked]'))
        .filter(element => !headline?.parentElement?.contains(element))
        .filter(element => linesOf(element).some(isOver))
        .map(nameOf)
    }

    const seen: GalleryMeasurement[] = []
    for (const state of states) {
      const table = await opened(state.id)
      await frame()
      const entries = (of: (element: HTMLElement) => string) =>
        Object.fromEntries(
          areasOf(table)
            .filter(isSeen)
            .map((area, i) => [`${i} ${area.dataset.on}`, of(area)]),
        )
      const parts = Object.entries(PARTS).flatMap(([name, selector]) => {
        const part = table.querySelector<HTMLElement>(selector)
        return part ? [[name, offset(part)] as const] : []
      })
      seen.push({
        ...state,
        mode: table.dataset.mode ?? '',
        phase: table.dataset.phase ?? '',
        dock: Math.round(table.querySelector(':scope > footer')!.getBoundingClientRect().top),
        laidOut: { ...Object.fromEntries(parts), ...entries(offset) },
        shown: entries(area => rounded(area.getBoundingClientRect())),
        outside: outsideOf(table),
        covered: coveredOf(table),
        crossed: crossedOf(table),
        overlapping: overlappingOf(table),
        isTooWide: document.documentElement.scrollWidth > innerWidth,
      })
    }
    return seen
  }, all)

/** The parts whose position differs within a group. */
const movedIn = (
  seen: readonly GalleryMeasurement[],
  groupOf: (one: GalleryMeasurement) => string,
  of: (one: GalleryMeasurement) => Readonly<Record<string, string>>,
): readonly string[] => {
  const first = new Map<string, { readonly at: string; readonly id: string }>()
  return seen.flatMap(one =>
    Object.entries(of(one)).flatMap(([name, at]) => {
      const key = `${groupOf(one)} ${name}`
      const before = first.get(key)
      if (!before) first.set(key, { at, id: one.id })
      return before && before.at !== at
        ? [`${one.id} ${one.phase}: ${name} was ${before.at} in ${before.id}, is ${at}`]
        : []
    }),
  )
}

/** Lists the findings of each state, with the state's name. */
const told = (
  seen: readonly GalleryMeasurement[],
  of: (one: GalleryMeasurement) => readonly string[],
) => seen.flatMap(one => of(one).map(what => `${one.id} ${one.phase} ${one.mode}: ${what}`))

for (const viewport of SCREENS)
  test(`every state at ${viewport.width} by ${viewport.height}: all on one screen, and nothing shifts`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const all = await listed(page, gallery)
    const seen = await looks(page, all)
    expect(seen.length).toBeGreaterThan(100)
    for (const of of ['outside', 'covered', 'crossed', 'overlapping'] as const)
      expect(
        told(seen, one => one[of]),
        of,
      ).toEqual([])
    expect(
      movedIn(
        seen,
        ({ title }) => title,
        ({ laidOut }) => laidOut,
      ),
    ).toEqual([])
    expect(
      movedIn(
        seen,
        ({ title, mode, dock }) => `${title} ${mode} ${dock}`,
        ({ shown }) => shown,
      ),
    ).toEqual([])
  })

const TABS = 4

/**
 * The main action of a state: a card in your hand, which Enter turns, an answer, a choice about your
 * hand, or a bet.
 */
const MAIN = [
  '[data-asked] [role="button"]',
  '[data-asked] button.primary',
  '[data-choices] button',
  'button[data-on][tabindex="0"]',
]

/** The number of tabs from where the focus is to the main action; null if there is nothing to do. */
const tabsTo = async (page: Page): Promise<number | null> => {
  /** A question takes the focus after it was drawn, and the page is idle after that. */
  await page.evaluate(() => new Promise<unknown>(resolve => requestIdleCallback(resolve)))
  const look = () =>
    page.evaluate(selectors => {
      const main = selectors
        .flatMap(selector => [...document.querySelectorAll<HTMLElement>(selector)])
        .find(
          element =>
            !element.closest('[inert]') &&
            element.ariaDisabled !== 'true' &&
            element.checkVisibility({ visibilityProperty: true }),
        )
      return main ? (main.contains(document.activeElement) ? 'there' : 'elsewhere') : 'nothing'
    }, MAIN)
  for (let tab = 0; tab <= TABS; tab += 1) {
    const found = await look()
    if (found === 'nothing') return null
    if (found === 'there') return tab
    await page.keyboard.press('Tab')
  }
  return TABS + 1
}

for (const viewport of SCREENS)
  test(`every state at ${viewport.width}: the main action is at most four tabs away`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const far: string[] = []
    let counted = 0
    for (const state of await listed(page, gallery)) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await looks(page, [state])
      await expect(page.locator('body'), 'the table has the focus').not.toBeFocused()
      const tabs = await tabsTo(page)
      if (tabs !== null) counted += 1
      if (tabs !== null && tabs > TABS) far.push(`${state.id} ${state.phase}`)
    }
    expect(counted).toBeGreaterThan(80)
    expect(far).toEqual([])
  })

/** The first state of each kind in each game. */
const firstOf = <T extends GalleryEntry>(
  all: readonly T[],
  kindOf: (one: T) => string,
): readonly T[] => [
  ...new Map(all.toReversed().map(one => [`${one.id.split('/')[0]} ${kindOf(one)}`, one])).values(),
]

test('every phase at 200 %, and every mode in both themes for axe', async ({ page, gallery }) => {
  await page.setViewportSize(ZOOMED)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = await looks(
    page,
    firstOf(await listed(page, gallery), ({ phase }) => phase),
  )
  expect(seen.filter(({ isTooWide }) => isTooWide).map(({ id }) => id)).toEqual([])
  expect(told(seen, ({ overlapping }) => overlapping)).toEqual([])
  const looksOf = SCREENS.flatMap(screen =>
    ['dark', 'light'].map(theme => [screen, theme] as const),
  )
  for (const [screen, theme] of looksOf) {
    await page.setViewportSize(screen)
    await page.evaluate(kept => localStorage.setItem('croupier.settings', JSON.stringify(kept)), {
      theme,
    })
    await page.reload()
    const found: string[] = []
    for (const state of firstOf(seen, ({ mode }) => mode)) {
      await looks(page, [state])
      const of = `${theme} ${screen.width} ${state.id}`
      found.push(...(await violations(page)).map(each => `${of}: ${each}`))
    }
    expect(found).toEqual([])
  }
})
