import { type CDPSession, expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { area, seeded } from '../table.ts'

/**
 * Everything that moves in a round moves on the compositor: cards, ball, dice and chips need no
 * layout, painting or script for each frame, so that even a slow phone draws them smoothly. The
 * browser says of each animation whether it could hand it over, and why not. The test compares what
 * was done, not how long it took, so that a busy machine gives the same result.
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

interface Traced {
  readonly name: string
  readonly ph: string
  readonly id2?: { readonly local: string }
  readonly args: {
    readonly data?: {
      readonly displayName?: string
      readonly unsupportedProperties?: readonly string[]
    }
  }
}

/** Records the animations while `during` runs. */
const animationsIn = async (
  session: CDPSession,
  during: () => Promise<void>,
): Promise<readonly Traced[]> => {
  const traced: Traced[] = []
  const collect = ({ value }: { readonly value: readonly object[] }) =>
    traced.push(...(value as Traced[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.animations', 'devtools.timeline'] },
  })
  await during()
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return traced.filter(({ name, args }) => name === 'Animation' && args.data)
}

/** The names of the animations, and of what the compositor could not animate. */
const kindsOf = (traced: readonly Traced[]) => {
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
    const { moved, painted } = kindsOf(
      await animationsIn(session, async () => {
        await round(page)
        await expect(page.locator('[data-part=outcome]')).toBeVisible()
        await page.locator('button[data-on]').first().hover()
      }),
    )
    for (const kind of MOVES[game]!)
      expect(
        moved.some(name => kind.test(name!)),
        `${kind} in ${moved}`,
      ).toBe(true)
    expect(painted).toEqual([])
  })
