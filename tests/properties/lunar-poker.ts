import type { LunarCommand } from '../../src/games/lunar-poker/commands.ts'
import { lunarPoker } from '../../src/games/lunar-poker/index.ts'
import { faces, isReconsidering, type LunarState } from '../../src/games/lunar-poker/table/state.ts'
import type { GeneralCommand } from '../../src/general/commands.ts'
import { accountHoldings, type TableState } from '../../src/general/state.ts'
import { type Card, DECK } from '../../src/kernel/card.ts'
import { chips } from '../../src/kernel/money.ts'
import type { Actor } from '../../src/kernel/people.ts'
import { actors, generalCommand, PATRONS, type Subject, type Tape } from './subject.ts'

type State = TableState<LunarState>
type Commands = LunarCommand | GeneralCommand

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const ONS = ['ante', 'super', 'dealer-super', 'super-1', 'super-2', 'bet', 'insurance']

/** The next step of a lively table, so that a run gets through decisions, draws and showdowns. */
const next = (tape: Tape, state: State): Commands => {
  if (!state.open) return { by: { role: 'staff', rank: 'operator' }, does: 'open-table' }
  const asked = lunarPoker.game.awaits(state)
  if (asked?.for === 'shuffle') return { by: { role: 'chance' }, does: 'shuffled' }
  if (asked?.for === 'discard')
    return { by: { role: 'chance' }, does: 'discard', at: tape.below(asked.of) }
  if (asked?.for === 'card')
    return { by: { role: 'chance' }, does: 'card', card: tape.one(inDeck(state)) }
  switch (state.play.phase.is) {
    case 'opening':
      return opening(state)
    case 'cutting':
      return { by: DEALER, does: 'cut', at: 1 + tape.below(51) }
    case 'betting':
      return betting(tape, state)
    case 'closing':
      return { by: DEALER, does: 'call' }
    case 'offering-force':
      return answering(tape, state)
    default:
      return deciding(tape, state)
  }
}

const inDeck = ({ play: { boxes, dealer, discards, next: back } }: State): readonly Card[] => {
  const held = boxes.flatMap(({ hand, drawn }) => [...hand, ...drawn])
  const out = faces([...held, ...dealer.cards, ...discards, ...back])
  return DECK.filter(card => !out.includes(card))
}

const opening = ({ play: { phase, inspectedBy } }: State): LunarCommand => {
  const supervisor: Actor = { role: 'staff', rank: 'game-supervisor' }
  const step = phase.is === 'opening' ? phase.step : 'delivered'
  if (step === 'delivered')
    return { by: inspectedBy.includes('dealer') ? supervisor : DEALER, does: 'inspect' }
  return { by: DEALER, does: step === 'inspected' ? 'spread' : 'mix' }
}

const betting = (tape: Tape, state: State): Commands => {
  const seated = state.seats.filter(one => one !== null)
  const away = PATRONS.find(patron => !seated.includes(patron))
  if (away !== undefined && (seated.length === 0 || tape.below(12) === 0))
    return {
      by: { role: 'patron', patron: away },
      does: 'sit',
      seat: state.seats.indexOf(null) + 1,
    }
  const patron = tape.one(seated)
  const by = { role: 'patron', patron } as const
  const stack = accountHoldings(state, `stack:${patron}`)?.value ?? 0
  if (stack < 100_000) return { by, does: 'buy-in', chips: chips(1_000_000) }
  const has = (on: string) => state.wagers.some(w => w.patron === patron && w.on === on)
  const due = ['ante', 'super'].find(on => !has(on))
  if (due) return { by, does: 'wager', on: due, chips: chips(2000) }
  return tape.below(4) === 0
    ? { by, does: 'wager', on: tape.one(ONS), chips: chips(2000) }
    : { by: DEALER, does: 'call' }
}

const deciding = (tape: Tape, { play: { boxes, phase } }: State): LunarCommand => {
  const open = boxes.filter(
    box => isReconsidering(box) || (box.fate === 'in' && box.choice === null && !box.acted),
  )
  const box = open.length > 0 ? tape.one(open) : undefined
  const waiting = phase.is === 'deciding' && open.every(({ declared }) => declared !== 'no')
  if (!box || waiting) return { by: DEALER, does: 'lock' }
  const by = { role: 'patron', patron: box.patron } as const
  const discard = faces(box.hand).slice(0, 1 + tape.below(5))
  return tape.one<LunarCommand>([
    { by, does: 'play' },
    { by, does: 'fold' },
    { by, does: 'exchange', discard },
    { by, does: 'buy-sixth' },
    { by, does: 'declare' },
    { by, does: 'look' },
  ])
}

const answering = (tape: Tape, { play: { boxes } }: State): LunarCommand => {
  const box = boxes.find(({ fate, forces }) => fate === 'playing' && forces === null)
  const by = { role: 'patron', patron: box?.patron ?? 'nobody' } as const
  return { by, does: tape.one(['force', 'let-be']) }
}

const anything = (tape: Tape): LunarCommand => {
  const by = actors(tape)
  const seat = tape.below(7)
  const reason = tape.one(['', 'seen'])
  const staff: Actor = tape.one([DEALER, { role: 'staff', rank: 'operator' }])
  return tape.one<LunarCommand>([
    { by, does: 'inspect' },
    { by, does: 'spread' },
    { by, does: 'mix' },
    { by, does: 'shuffled' },
    { by, does: 'cut', at: tape.one([-1, 0, 26, 52, 1.5]) },
    { by: staff, does: 'direct-shuffle', ground: tape.one(['doubt', 'discretion']), reason },
    { by: staff, does: 'report-seen-before-shoe' },
    { by: staff, does: 'replace-cards', reason },
    { by: staff, does: 'count-deck', cards: tape.one([51, 52, 52, 52]) },
    { by, does: 'call' },
    { by, does: 'card', card: tape.one([...DECK, 'cutting-card', 'none']) },
    { by, does: 'discard', at: tape.one([-1, 0, 3, 99, 0.5]) },
    { by, does: 'fold' },
    { by, does: 'play' },
    { by, does: 'exchange', discard: [tape.one(DECK), tape.one(DECK)] },
    { by, does: 'buy-sixth' },
    { by, does: 'declare' },
    { by, does: 'lock' },
    { by, does: 'look' },
    { by, does: 'force' },
    { by, does: 'let-be' },
    { by: staff, does: 'report-exposed', to: tape.one([seat, 'dealer']) },
    { by: staff, does: 'report-shown', seat },
    { by: staff, does: 'report-dealer-shown', cards: [tape.below(7)] },
    { by: staff, does: 'report-miscount', at: tape.one([seat, 'dealer']) },
    { by: staff, does: 'report-repeated', card: tape.one(DECK) },
    { by: staff, does: 'report-no-ante', seat, cards: tape.below(7) },
    { by: staff, does: 'report-absent', seat },
    {
      by: staff,
      does: 'report-collected',
      seat,
      remedy: tape.one(['reconstructed', 'void']),
    },
    { by: staff, does: 'report-laid-down', seat, onTop: tape.below(2) === 0 },
    {
      by: staff,
      does: 'report-out-of-sequence',
      from: seat,
      to: tape.below(7),
      looked: tape.below(2) === 0,
    },
    { by: staff, does: 'pay-missed', seat },
    { by: staff, does: 'void-hand', seat, reason },
    { by: staff, does: 'direct-conduct', direction: tape.one(['silence', 'english-only']) },
    { by: staff, does: 'separate', patrons: ['Ana', 'Cho'], reason: '' },
    { by: staff, does: 'rule', remedy: tape.one(['continue', 'void-round']), reason },
  ])
}

const proposes = (tape: Tape, state: State): Commands => {
  const mood = tape.below(20)
  if (mood === 0) return anything(tape)
  if (mood === 1 && tape.below(3) === 0) return generalCommand(tape, state, ONS)
  return next(tape, state)
}

const standard = lunarPoker.standard('nz22')

const rich = lunarPoker.setUp({
  ...standard.elections,
  dealing: 'shuffler',
  multipleSuper: true,
  acting: 'as-decided',
  maxPayout: chips(100_000),
})

export const lunarPokerSubjects: readonly Subject[] = [standard, rich].map((config, i) => ({
  name: `lunar-poker nz22 ${i === 0 ? 'standard' : 'with all it offers'}`,
  game: lunarPoker.game as unknown as Subject['game'],
  config: config as unknown as Subject['config'],
  proposes: proposes as unknown as Subject['proposes'],
}))
