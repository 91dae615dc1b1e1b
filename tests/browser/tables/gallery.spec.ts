import { test as base, expect, type Page } from '@playwright/test'
import { createServer } from 'vite'

/**
 * Every state of the gallery in one page: everything is on the screen without scrolling, and from
 * phase to phase nothing is laid out anew. Only transforms move what the phases move.
 */

/** The gallery is no part of a build for patrons: this serves the sources. */
const test = base.extend<object, { readonly gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for from here
    async ({}, use) => {
      const vite = await createServer({ server: { port: 0 }, logLevel: 'silent' })
      await vite.listen()
      await use(vite.resolvedUrls!.local[0]!)
      await vite.close()
    },
    { scope: 'worker' },
  ],
})

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

interface Listed {
  readonly id: string
  readonly title: string
}

interface Seen extends Listed {
  readonly mode: string
  readonly phase: string
  /** Where the dock begins. On a phone it sinks when it is closed, and the areas sink with it. */
  readonly dock: number
  /** Where the parts are laid out, whatever transforms do to them. */
  readonly laidOut: Readonly<Record<string, string>>
  /** Where the areas are seen. */
  readonly shown: Readonly<Record<string, string>>
  /** What is not wholly on the screen, or not on the felt. */
  readonly outside: readonly string[]
  /** Chips that cover what is printed on their area. */
  readonly covered: readonly string[]
}

const listed = async (page: Page, gallery: string): Promise<readonly Listed[]> => {
  await page.goto(`${gallery}#/gallery`)
  await page.locator('[data-state]').first().waitFor()
  return page.locator('[data-state]').evaluateAll(items =>
    items.map(item => ({
      id: (item as HTMLElement).dataset.state ?? '',
      title: `${item.closest('section')?.querySelector('h2')?.textContent}: ${item.textContent?.match(/\(([^()]*)\)$/)?.[1]}`,
    })),
  )
}

/** Looks at one state after another, all within the page. */
const looks = (page: Page, all: readonly Listed[]): Promise<readonly Seen[]> =>
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
        if (table && isMeasured) return table
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
    /** Print is turned with its area, and its box is larger than its letters: only what is well inside counts. */
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

    const seen: Seen[] = []
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
      })
    }
    return seen
  }, all)

/** Every name that has more than one value within a group. */
const movedIn = (
  seen: readonly Seen[],
  groupOf: (one: Seen) => string,
  of: (one: Seen) => Readonly<Record<string, string>>,
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

for (const viewport of SCREENS)
  test(`every state at ${viewport.width} by ${viewport.height}: all on one screen, and nothing shifts`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const seen = await looks(page, await listed(page, gallery))
    expect(seen.length).toBeGreaterThan(100)
    const told = (of: (one: Seen) => readonly string[]) =>
      seen.flatMap(one => of(one).map(what => `${one.id} ${one.phase} ${one.mode}: ${what}`))
    expect(
      told(({ outside }) => outside),
      'not on the screen',
    ).toEqual([])
    expect(
      told(({ covered }) => covered),
      'covered by a chip',
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
