import { expect, test } from 'vitest'
import type { Phase as Baccarat } from '../../../games/baccarat/table/state.ts'
import type { GameName } from '../../../games/catalogue.ts'
import type { Phase as LunarPoker } from '../../../games/lunar-poker/table/state.ts'
import type { Phase as Roulette } from '../../../games/roulette/table/state.ts'
import type { Phase as SnakeEyes } from '../../../games/snake-eyes/table/state.ts'
import { headlineOf as baccaratSays } from '../../games/baccarat/headline.ts'
import { isClosed as isBaccaratClosed } from '../../games/baccarat/table.ts'
import { headlineOf as lunarSays } from '../../games/lunar-poker/headline.ts'
import { isClosed as isLunarClosed } from '../../games/lunar-poker/table.ts'
import { headlineOf as rouletteSays } from '../../games/roulette/headline.ts'
import { isClosed as isRouletteClosed } from '../../games/roulette/table.ts'
import { en } from '../../i18n/en.ts'
import { phraseText } from '../../i18n/phrase-text.ts'
import { volume as baccarat } from '../../i18n/volumes/zh-hant/baccarat.zh-hant.ts'
import { volume as lunarPoker } from '../../i18n/volumes/zh-hant/lunar-poker.zh-hant.ts'
import { volume as roulette } from '../../i18n/volumes/zh-hant/roulette.zh-hant.ts'
import { volume as snakeEyes } from '../../i18n/volumes/zh-hant/snake-eyes.zh-hant.ts'
import { volume as start } from '../../i18n/volumes/zh-hant/start.zh-hant.ts'
import { volume as table } from '../../i18n/volumes/zh-hant/table.zh-hant.ts'
import { galleryStates } from './states.ts'

type Every<Phase extends { readonly is: string }> = Readonly<Record<Phase['is'], true>>

/** A new phase does not compile until it is named here, and then fails until the gallery shows it. */
const BACCARAT: Every<Baccarat> = {
  opening: true,
  shuffling: true,
  cutting: true,
  cut: true,
  loaded: true,
  burning: true,
  betting: true,
  called: true,
  offering: true,
  dealing: true,
  turning: true,
  reopened: true,
}

const ROULETTE: Every<Roulette> = {
  betting: true,
  spinning: true,
  'no-more-bets': true,
  'ball-dropped': true,
  'at-rest': true,
  announced: true,
  transferred: true,
  collected: true,
}

const SNAKE_EYES: Every<SnakeEyes> = {
  inspecting: true,
  offering: true,
  betting: true,
  rolling: true,
  'at-rest': true,
}

/** With every card known, these phases begin and end within one decision. */
const LUNAR_POKER: Omit<Every<LunarPoker>, 'verifying' | 'revealing' | 'comparing'> = {
  opening: true,
  shuffling: true,
  cutting: true,
  betting: true,
  called: true,
  dealing: true,
  deciding: true,
  verified: true,
  acting: true,
  closing: true,
  'offering-force': true,
  forced: true,
}

const PHASES: Readonly<Record<GameName, Readonly<Record<string, true>>>> = {
  baccarat: BACCARAT,
  roulette: ROULETTE,
  'snake-eyes': SNAKE_EYES,
  'lunar-poker': LUNAR_POKER,
}

const states = galleryStates()

test.each(Object.entries(PHASES))('the gallery shows every phase of %s', (game, phases) => {
  const shown = states.filter(state => state.game === game).map(({ view }) => view.play.phase)
  expect(Object.keys(phases).filter(phase => !shown.includes(phase))).toEqual([])
})

test('a finished round has its result', async () => {
  const last = states
    .filter(({ game }) => game === 'roulette')
    .find(({ line }) => line === 'dealer pays')
  expect(await last!.connection.rounds()).toHaveLength(1)
})

const OWN = { baccarat, roulette, 'snake-eyes': snakeEyes, 'lunar-poker': lunarPoker }

/** Every sentence of the rules in a view, however deep. No screen shows `notices`. */
const sentencesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { says, notices: _, ...rest } = value as Readonly<Record<string, unknown>>
  return [...(typeof says === 'string' ? [says] : []), ...Object.values(rest).flatMap(sentencesIn)]
}

/** A table loads the words of its own game only, so the words of another game do not help it. */
test.each(Object.entries(OWN))('every sentence at %s has Chinese words there', (game, own) => {
  const known: object = { ...start.templates, ...table.templates, ...own.templates }
  const said = states.filter(state => state.game === game).flatMap(({ view }) => sentencesIn(view))
  expect(said.length).toBeGreaterThan(0)
  expect([...new Set(said)].filter(says => !Object.hasOwn(known, says))).toEqual([])
})

const HEADLINES = [
  ['baccarat', baccaratSays, isBaccaratClosed],
  ['roulette', rouletteSays, isRouletteClosed],
  ['lunar-poker', lunarSays, isLunarClosed],
] as const

test.each(HEADLINES)(
  'at %s, no headline repeats a call of the last round',
  (game, says, isClosed) => {
    const open = states.filter(state => state.game === game && !isClosed(state.view.play as never))
    const called = open.flatMap(({ id, view }) => {
      const call = view.play.calls.at(-1)
      const { sub } = says(en, view as never, 'seat 1')
      return call && sub === phraseText(en, call) ? [id] : []
    })
    expect(open.filter(({ view }) => view.play.calls.length > 0)).not.toEqual([])
    expect(called).toEqual([])
  },
)
