import { EVENS, odds } from '../../../kernel/money.ts'
import { win } from '../../../kernel/wager.ts'
import type { Area } from '../s03-notices.ts'
import { backs, FIVE_PERCENT, onTie, standsOff, type Wagers } from '../s05-wagers/basic-wagers.ts'
import { MBS_TABLE } from '../s09-third-cards/third-card.ts'
import { pairAt } from '../s11-side-wagers.ts'
import { type Book, VERSIONS } from './book.ts'
import { MBS_STYLES } from './styles.ts'

/** The odds are the same at every table. @rule mbs:1.1.1 ruling:547 ruling:592 */
const wagers: Wagers = {
  player: backs('player', {
    wins: () => win(EVENS, 'mbs:4.1'),
    loses: 'mbs:3.10',
    ties: standsOff('mbs:3.10.1'),
  }),
  banker: backs('banker', {
    wins: () => win(EVENS, 'mbs:4.1', FIVE_PERCENT),
    loses: 'mbs:3.10',
    ties: standsOff('mbs:3.10.1'),
  }),
  tie: onTie(win(odds(8), 'mbs:4.1'), 'mbs:3.10'),
  'pair-player': pairAt(11, 'mbs:4.1', 'mbs:3.8.1')('player'),
  'pair-banker': pairAt(11, 'mbs:4.1', 'mbs:3.8.2')('banker'),
}

const POLICY = { wash: 'ruling:590', stack: 'ruling:590', riffle: 'ruling:590' } as const

/** @rule mbs:2.2 */
const NAMES: readonly Area[] = [
  { on: 'banker', name: 'Banker', under: 'mbs:2.2.1' },
  { on: 'player', name: 'Player', under: 'mbs:2.2.2' },
  { on: 'tie', name: 'Tie', under: 'mbs:2.2.3' },
  { on: 'pair-banker', name: 'Banker Pair', under: 'mbs:2.2.4' },
  { on: 'pair-player', name: 'Player Pair', under: 'mbs:2.2.4' },
]

/**
 * Marina Bay Sands, version 7: fixed odds, a pair on either hand. Only the number of decks varies.
 */
export const mbs: Book = {
  id: 'mbs',
  draw: MBS_TABLE,
  elects: {
    decks: { among: [4, 5, 6, 7, 8, 9, 10], under: 'mbs:2.1' },
    variant: { among: ['commission'], under: 'mbs:4.1' },
    tie: { among: [8], under: 'mbs:4.1' },
    perfectPair: { among: [], under: 'mbs:3.5' },
    anyPair: { among: [], under: 'mbs:3.5' },
    luckyMatch: { among: [], under: 'mbs:3.5' },
    dragonBonus: { among: [], under: 'mbs:3.5' },
    ante: { among: [], under: 'mbs:3.5' },
    version: { among: VERSIONS, under: 'ruling:590' },
    equipment: { among: ['shoe'], under: 'mbs:3.7' },
    sharing: { among: [1, 2, 3], under: 'ruling:590' },
    differential: { among: [], under: 'ruling:590' },
    style: { among: ['A'], under: 'ruling:590' },
    burn: { among: ['by-value', 'one-face-down'], under: 'ruling:590' },
    international: { among: [], under: 'ruling:590' },
  },
  wagers: () => wagers,
  dealerMayCorrect: false,
  needsMain: () => undefined,
  areas: {
    placed: 'ruling:590',
    standing: 'ruling:590',
    numbered: 'ruling:590',
    shared: 'ruling:590',
    sharing: 'ruling:590',
    capped: 'ruling:590',
    seats: { mini: 'ruling:590', midi: 'ruling:590', full: 'ruling:590' },
  },
  limits: {
    one: { minimum: 'ruling:590', maximum: 'ruling:590' },
    several: { minimum: 'ruling:590', maximum: 'ruling:590' },
    on: () => undefined,
  },
  freeRounds: { under: 'ruling:590' },
  prepared: { brought: 'ruling:590', look: 'ruling:590', mix: 'ruling:590', mixing: POLICY },
  shuffler: {
    unseen: 'ruling:590',
    ...POLICY,
    sets: 'ruling:590',
    mixing: 'ruling:590',
    uncut: 'ruling:590',
    notStyleB: 'ruling:590',
    endless: 'ruling:590',
  },
  styles: MBS_STYLES,
  nominees: false,
  irregular: {
    thirdToPlayer: {
      found: 'mbs:5.2',
      isBankers: 'mbs:5.2',
      isNobodys: {
        undisclosed: { remedy: 'firstOfNextRound', under: 'mbs:5.2' },
        disclosed: { remedy: 'firstOfNextRound', under: 'mbs:5.2' },
      },
    },
    excess: {
      undisclosed: { remedy: 'firstOfNextRound', under: 'mbs:5.4' },
      disclosed: { remedy: 'firstOfNextRound', under: 'mbs:5.4' },
    },
    firstFaceUp: { remedy: 'use', under: 'ruling:590' },
    laterFaceUp: 'ruling:590',
    misplaced: 'mbs:5.4',
    error: { number: 'mbs:5.2', together: 'mbs:5.3', order: 'mbs:5.4' },
    until: { moment: 'place-your-bets', under: 'mbs:5.2' },
    foreign: { voids: 'mbs:5.1.1', stands: 'mbs:5.1.2' },
  },
  names: () => NAMES,
  notices: () => [
    {
      says: 'Player pays 1 to 1, Banker 0.95 to 1, Tie 8 to 1, a Pair 11 to 1',
      under: 'mbs:4.1',
    },
  ],
  under: {
    applies: 'ruling:590',
    permittedWagers: 'mbs:3.5',
    wagerNotOffered: () => 'mbs:3.5',
    tooFewCards: 'mbs:5.5',
    composition: 'mbs:2.1',
    betsClosed: 'mbs:5.6',
    placing: () => 'mbs:5.6',
    altering: 'mbs:5.7',
  },
  procedure: {
    inspect: 'ruling:590',
    spread: 'ruling:590',
    mix: 'ruling:590',
    wash: 'ruling:590',
    stack: 'ruling:590',
    riffle: 'ruling:590',
    shuffle: 'ruling:590',
    doubtShuffle: 'ruling:590',
    discretionShuffle: 'ruling:590',
    exposedShuffle: 'ruling:590',
    offerCut: 'ruling:590',
    standingCut: 'ruling:590',
    cut: 'ruling:590',
    load: 'ruling:590',
    burnByValue: 'ruling:590',
    burnOne: 'ruling:590',
    replace: 'ruling:590',
    handling: 'ruling:590',
    invite: 'mbs:3.1',
    call: 'mbs:3.2',
    callForgotten: 'mbs:3.2',
    deal: 'mbs:3.7',
    announceCounts: 'mbs:3.9',
    thirdCard: 'mbs:3.9',
    announceResult: 'mbs:3.10',
    pay: 'mbs:4.1',
    afterTie: 'ruling:590',
    cuttingCard: 'ruling:590',
    lastCoupNow: 'ruling:590',
    lastCoupNext: 'ruling:590',
    reuse: 'ruling:590',
    burnForgotten: 'ruling:590',
  },
}
