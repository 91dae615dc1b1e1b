import { type CDPSession, expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { area, seeded } from '../table.ts'

/**
 * No frame of a round has avoidable work. Everything that moves in a round moves on the compositor: cards, ball, dice and chips need no
 * layout, painting or script for each frame, so that even a slow phone draws them smoothly. The
 * browser says of each animation whether it could hand it over, and why not. And scripts do not ask
 * for the layout while they change the page, because each time the browser would lay the table out
 * again. The test compares what was done, not how long it took, so that a busy machine gives the same
 * result.
 */

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const ROUNDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  baccarat: async page => {
    await act(page, 'Let the dealer cut')
    await area(page, 'Player').click()
    await act(page, 'Deal')
  },
  roulette: async page => {
    await page.locator('button[data-on="red"]').click()
    await act(page, 'Spin')
  },
  'snake-eyes': async page => {
    await area(page, 'Field').click()
    await act(page, 'Take the dice')
    await act(page, 'Throw the dice')
  },
  'lunar-poker': async page => {
    await expect(page.getByRole('heading', { name: 'Betting open' })).toBeVisible()
    await page.locator('button[data-on="ante"]').click()
    await act(page, 'Deal')
    await page.locator('footer [role=group] button').last().click()
  },
}

/** The keyframes and transitions that each round must at least have shown. */
const MOVES: Readonly<Record<string, readonly RegExp[]>> = {
  baccarat: [/placed/, /comes/, /^transform$/],
  roulette: [/wheel-turning/, /^transform$/],
  'snake-eyes': [/placed/, /tumbles/, /settles/],
  'lunar-poker': [/placed/, /comes/],
}

/**
 * A move of the focus asks for the layout, and a ball asks where the wheel is. Asking after every
 * render made it 9 to 16.
 */
const FORCED = 4

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly id2?: { readonly local: string }
  readonly args: {
    readonly beginData?: { readonly stackTrace?: readonly { readonly url: string }[] }
    readonly data?: {
      readonly displayName?: string
      readonly unsupportedProperties?: readonly string[]
    }
  }
}

/** Records what the browser does while `during` runs. */
const tracedIn = async (
  session: CDPSession,
  during: () => Promise<void>,
): Promise<readonly TraceEvent[]> => {
  const traced: TraceEvent[] = []
  const collect = ({ value }: { readonly value: readonly object[] }) =>
    traced.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'blink.animations',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'disabled-by-default-devtools.timeline.stack',
      ],
    },
  })
  await during()
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return traced
}

const animationsOf = (traced: readonly TraceEvent[]): readonly TraceEvent[] =>
  traced.filter(({ name, args }) => name === 'Animation' && args.data)

/**
 * How often our scripts made the browser lay the page out. At the start of a frame it does so
 * anyway.
 */
const forcedLayoutsOf = (traced: readonly TraceEvent[]): number => {
  const frames = traced.filter(({ name }) => name === 'FireAnimationFrame')
  const isInFrame = ({ ts }: TraceEvent) =>
    frames.some(frame => ts >= frame.ts && ts <= frame.ts + (frame.dur ?? 0))
  return traced
    .filter(({ name }) => name === 'Layout')
    .filter(({ args }) => args.beginData?.stackTrace?.some(({ url }) => url.includes('/assets/')))
    .filter(event => !isInFrame(event)).length
}

/** The names of the animations, and of what the compositor could not animate. */
const kindsOf = (traced: readonly TraceEvent[]) => {
  const of = (all: readonly (string | undefined)[]) => [
    ...new Set(all.filter(each => each !== undefined && each !== '')),
  ]
  return {
    moved: of(traced.map(({ args }) => args.data?.displayName)),
    painted: of(traced.flatMap(({ args }) => args.data?.unsupportedProperties ?? [])),
  }
}

for (const [game, round] of Object.entries(ROUNDS))
  test(`${game}: everything that moves in a round moves on the compositor`, async ({ page }) => {
    await seeded(page)
    await page.goto(`/#/practice/${game}`)
    await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')
    const session = await page.context().newCDPSession(page)
    const traced = await tracedIn(session, async () => {
      await round(page)
      await expect(page.locator('[data-part=outcome]')).toBeVisible()
      await page.locator('button[data-on]').first().hover()
    })
    const { moved, painted } = kindsOf(animationsOf(traced))
    for (const kind of MOVES[game]!)
      expect(
        moved.some(name => kind.test(name!)),
        `${kind} in ${moved}`,
      ).toBe(true)
    expect(painted).toEqual([])
    expect(forcedLayoutsOf(traced)).toBeLessThanOrEqual(FORCED)
  })
