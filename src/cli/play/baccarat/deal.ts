import { nextDuty } from '../../../dealing/baccarat.ts'
import { baccarat } from '../../../games/baccarat/index.ts'
import { announcement } from '../../../games/baccarat/names.ts'
import { pointCount } from '../../../games/baccarat/s04-card-values.ts'
import {
  dealt,
  type Hands,
  NO_CARDS,
  type Side,
} from '../../../games/baccarat/s09-third-cards/third-card.ts'
import type { Card } from '../../../kernel/card.ts'
import { isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import type { ShoeChance } from '../../../server/chance/shoe-commitments.ts'
import { faces, handLines, type Paint, padded, withClause } from '../drawing.ts'
import { YOU } from '../session.ts'
import type { Terminal } from '../terminal.ts'
import { cured } from './narration.ts'
import type { Session, TableEvent } from './session.ts'

/** One round, card by card: animated on a terminal, otherwise one line per card. */

export interface Host {
  readonly session: Session
  readonly chance: ShoeChance
  readonly terminal: Terminal
  readonly paint: Paint
}

const CARD_PAUSE = 650
const WORDS_PAUSE = 900

/** What the patron can see at one moment of the round. */
interface Scene {
  readonly hands: Hands
  /** The table shows point counts once the dealer has announced them. @rule nz5:8.6 */
  readonly counted: boolean
  readonly words: string
  readonly isOver: boolean
}

const COLUMN = 38

const frame = (paint: Paint, { hands, counted, words }: Scene): readonly string[] => {
  const label = (side: Side) =>
    paint('bold', `${side.toUpperCase()}${counted ? ` ${pointCount(hands[side])}` : ''}`)
  const left = handLines(paint, hands.player)
  const right = handLines(paint, hands.banker)
  return [
    '',
    `   ${padded(label('player'), COLUMN)}${label('banker')}`,
    ...left.map((line, i) => `   ${padded(line, COLUMN)}${right[i]}`.trimEnd()),
    `   ${paint('bold', words)}`,
  ]
}

const NAME = { player: 'Player', banker: 'Banker' } as const

/** One event as a line for a screen reader or a file. */
const spoken = (paint: Paint, event: TableEvent, { hands, words }: Scene): string | undefined => {
  switch (event.is) {
    case 'CardDealt':
      return `   ${NAME[event.to]}  ${faces(paint, hands[event.to])}`
    case 'NoMoreBets':
    case 'PointCountsAnnounced':
    case 'ResultAnnounced':
    case 'CuttingCardOut':
    case 'LastCoupAnnounced':
    case 'RoundVoided':
      return `   ${words}`
    default:
      return undefined
  }
}

const sceneAfter = (scene: Scene, event: TableEvent): Scene => {
  switch (event.is) {
    case 'NoMoreBets':
      return { ...scene, words: 'No more bets.' }
    case 'CardDealt':
      return {
        ...scene,
        hands: dealt(scene.hands, event.to, event.card.secret as Card),
        words: scene.counted ? `Third card to ${NAME[event.to]}.` : '',
      }
    case 'CuttingCardOut':
      return { ...scene, words: 'The cutting card comes out.' }
    case 'LastCoupAnnounced':
      return scene.isOver ? scene : { ...scene, words: 'Last coup: this round ends the shoe.' }
    case 'PointCountsAnnounced':
      return { ...scene, counted: true, words: `Player ${event.player}, Banker ${event.banker}.` }
    case 'ResultAnnounced':
      return { ...scene, words: announcement(event.round), isOver: true }
    case 'RoundVoided':
      return { ...scene, words: `This round is void: ${event.reason}.`, isOver: true }
    default:
      return scene
  }
}

/** Draws each scene over the one before. */
const stage = ({ terminal, paint }: Host) => {
  let scene: Scene = { hands: NO_CARDS, counted: false, words: '', isOver: false }
  let height = 0
  return async (event: TableEvent): Promise<void> => {
    const after = sceneAfter(scene, event)
    if (after === scene) return
    scene = after
    if (!terminal.isLive) {
      const line = spoken(paint, event, scene)
      if (line !== undefined) terminal.say(line)
      return
    }
    const lines = frame(paint, scene)
    terminal.redraw(lines, height)
    height = lines.length
    await terminal.pause(event.is === 'CardDealt' ? CARD_PAUSE : WORDS_PAUSE)
  }
}

/** @rule nz5:8.2 nz5:8.4 nz5:8.6 nz5:10.1 nz5:11.2(a) nz5:11.2(b) */
export const dealRound = async (host: Host): Promise<Refusal | undefined> => {
  const { session, chance, terminal, paint } = host
  const before = session.table()
  if (before.wagers.length === 0) session.ask({ by: YOU, does: 'ask-free-rounds' })
  const called = session.ask(nextDuty(before, { betsAreDown: true })!)
  if (isRefusal(called)) return called
  for (const line of called.flatMap(event => cured(paint, event, before))) terminal.say(line)
  const show = stage(host)
  for (const event of called) await show(event)
  const after: TableEvent[] = []
  while (baccarat.game.awaits(session.table())?.for === 'card') {
    const card = chance.draw(session.entries())
    const events = session.do({ by: { role: 'chance' }, does: 'card', card })
    for (const event of events) await show(event)
    after.push(...events)
  }
  for (const line of after.flatMap(event => cured(paint, event, before))) terminal.say(line)
  const last = after.findLast(event => event.is === 'LastCoupAnnounced')
  if (last && session.table().play.phase.is === 'betting')
    terminal.say(
      withClause(
        paint,
        `   ${paint('bold', 'Last coup')}: the next round ends this shoe.`,
        last.under,
      ),
    )
  return undefined
}
