import { EVENS, odds } from '../../../kernel/money.ts'
import { win } from '../../../kernel/wager.ts'
import { type Area, halfOnSixOdds, mostDifferential, type Notice, tieOdds } from '../s03-notices.ts'
import { backs, FIVE_PERCENT, onTie, standsOff, type Wagers } from '../s05-wagers/basic-wagers.ts'
import { NZ_TABLE_2 } from '../s09-third-cards/third-card.ts'
import { halfOnSix } from '../s13-variants.ts'
import type { TableElections } from '../table/state.ts'
import { type Book, type Elections, EQUIPMENT, VERSIONS } from './book.ts'
import { NZ5_OLD_STYLES } from './styles.ts'

/**
 * @rule nz5-old:5.1(a) nz5-old:5.1(a)(i) nz5-old:5.1(b) nz5-old:5.1(b)(i)
 * @rule nz5-old:5.1(c) nz5-old:5.1(c)(i) nz5-old:5.10
 */
const basic: Wagers = {
  player: backs('player', {
    wins: () => win(EVENS, 'nz5-old:5.10(a)'),
    loses: 'nz5-old:5.1(b)(ii)',
    ties: standsOff('nz5-old:5.1(b)(iii)'),
  }),
  banker: backs('banker', {
    wins: () => win(EVENS, 'nz5-old:5.10(b)', FIVE_PERCENT),
    loses: 'nz5-old:5.1(a)(ii)',
    ties: standsOff('nz5-old:5.1(a)(iii)'),
  }),
  tie: onTie(win(odds(8), 'nz5-old:5.10(c)'), 'nz5-old:5.1(c)(ii)'),
}

const wagers = ({ variant }: Elections): Wagers =>
  variant === 'half-on-six' ? halfOnSix('nz5-old:5.11')(basic) : basic

/**
 * @rule nz5-old:3.2 nz5-old:3.2(a) nz5-old:3.2(b) nz5-old:3.2(c)
 * @rule nz5-old:app-a nz5-old:app-b nz5-old:app-c nz5-old:3.3
 */
const NAMES: readonly Area[] = [
  { on: 'banker', name: 'Banker', under: 'nz5-old:3.3(a)' },
  { on: 'player', name: 'Player', under: 'nz5-old:3.3(b)' },
  { on: 'tie', name: 'Tie', under: 'nz5-old:3.3(c)' },
]

const notices = (elections: TableElections): readonly Notice[] => [
  tieOdds(elections, 'nz5-old:5.10(c)'),
  ...(elections.variant === 'half-on-six' ? [halfOnSixOdds('nz5-old:5.11')] : []),
  ...mostDifferential(elections, 'nz5-old:5.17'),
]

/** New Zealand, Division 5, older edition: no side wagers, and half on six as the only variant. */
export const nz5old: Book = {
  id: 'nz5-old',
  draw: NZ_TABLE_2,
  elects: {
    decks: { among: [4, 5, 6, 7, 8], under: 'nz5-old:3.4(a)' },
    variant: { among: ['commission', 'half-on-six'], under: 'nz5-old:5.11' },
    tie: { among: [8], under: 'nz5-old:5.10(c)' },
    perfectPair: { among: [], under: 'nz5-old:5.1' },
    anyPair: { among: [], under: 'nz5-old:5.1' },
    luckyMatch: { among: [], under: 'nz5-old:5.1' },
    dragonBonus: { among: [], under: 'nz5-old:5.1' },
    ante: { among: [], under: 'nz5-old:5.1' },
    version: { among: VERSIONS, under: 'nz5-old:2.2' },
    equipment: { among: EQUIPMENT, under: 'nz5-old:3.4(a)' },
    sharing: { among: [1, 2, 3], under: 'nz5-old:5.8(a)' },
    differential: { among: ['differential'], under: 'nz5-old:5.17' },
    style: { among: ['A', 'B', 'C'], under: 'nz5-old:8.5' },
    burn: { among: ['by-value'], under: 'nz5-old:7.7' },
    international: { among: [], under: 'nz5-old:2.1' },
  },
  wagers,
  exactPayment: { refuses: 'nz5-old:5.12', cuts: 'nz5-old:5.13' },
  dealerMayCorrect: false,
  needsMain: () => undefined,
  areas: {
    placed: 'nz5-old:5.3',
    standing: 'nz5-old:5.6(a)',
    numbered: 'nz5-old:5.7',
    shared: 'nz5-old:5.8',
    sharing: 'nz5-old:5.8(a)',
    capped: 'nz5-old:5.8(b)',
    seats: { mini: 'nz5-old:3.1(a)', midi: 'nz5-old:3.1(b)', full: 'nz5-old:3.1(c)' },
  },
  limits: {
    several: { minimum: 'nz5-old:5.9(a)', maximum: 'nz5-old:5.9(b)' },
    on: () => undefined,
  },
  differential: { sets: 'nz5-old:5.17', reduces: 'nz5-old:5.18' },
  freeRounds: { under: 'nz5-old:8.3', onRequest: { most: 3 } },
  prepared: {
    brought: 'nz5-old:6.5',
    look: 'nz5-old:7.4(a)',
    mix: 'nz5-old:7.4(b)',
    mixing: { wash: 'nz5-old:6.5(a)', stack: 'nz5-old:6.5(b)', riffle: 'nz5-old:6.5(c)' },
  },
  shuffler: {
    unseen: 'nz5-old:6.4',
    wash: 'nz5-old:6.4(a)',
    stack: 'nz5-old:6.4(b)',
    riffle: 'nz5-old:6.4(c)',
    sets: 'nz5-old:3.4(a)(ii)',
    mixing: 'nz5-old:7.2',
    uncut: 'nz5-old:7.8',
    notStyleB: 'nz5-old:3.4(a)(iii)',
    endless: 'nz5-old:11.1',
  },
  styles: NZ5_OLD_STYLES,
  nominees: false,
  irregular: {
    thirdToPlayer: {
      found: 'nz5-old:12.1',
      isBankers: 'nz5-old:12.1(a)',
      isNobodys: {
        undisclosed: { remedy: 'firstOfNextRound', under: 'nz5-old:12.1(b)' },
        disclosed: { remedy: 'voidHand', under: 'nz5-old:12.1(b)' },
      },
    },
    excess: {
      undisclosed: { remedy: 'firstOfNextRound', under: 'nz5-old:12.2(a)' },
      disclosed: { remedy: 'voidHand', under: 'nz5-old:12.2(b)' },
    },
    firstFaceUp: { remedy: 'voidHand', under: 'nz5-old:12.3' },
    laterFaceUp: 'nz5-old:12.4',
    misplaced: 'nz5-old:12.6',
    error: { number: 'nz5-old:12.6', together: 'nz5-old:12.6', order: 'nz5-old:12.6' },
    until: { moment: 'next-first-card', under: 'nz5-old:12.8' },
    foreign: { voids: 'nz5-old:12.6', stands: 'nz5-old:12.8' },
  },
  names: () => NAMES,
  notices,
  under: {
    applies: 'nz5-old:2.1',
    permittedWagers: 'nz5-old:5.1',
    wagerNotOffered: () => 'nz1:10.1(a)',
    tooFewCards: 'nz5-old:12.5',
    composition: 'nz1:15.1',
    betsClosed: 'nz5-old:5.14(a)',
    placing: () => 'nz5-old:5.14(a)',
    altering: 'nz5-old:5.14(b)',
  },
  procedure: {
    inspect: 'nz5-old:6.1',
    spread: 'nz5-old:6.2',
    mix: 'nz5-old:6.3',
    wash: 'nz5-old:6.3(a)',
    stack: 'nz5-old:6.3(b)',
    riffle: 'nz5-old:6.3(c)',
    shuffle: 'nz5-old:7.1(a)',
    doubtShuffle: 'nz5-old:7.1(b)',
    discretionShuffle: 'nz5-old:7.1(d)',
    vacantOnly: true,
    exposedShuffle: 'nz5-old:7.1(c)',
    offerCut: 'nz5-old:7.5',
    standingCut: 'nz5-old:5.6(b)',
    cut: 'nz5-old:7.6',
    load: 'nz5-old:7.7',
    burnByValue: 'nz5-old:7.7',
    burnOne: 'nz5-old:7.7',
    replace: 'nz5-old:7.10',
    handling: 'nz5-old:4.3',
    call: 'nz5-old:8.2',
    callForgotten: 'nz1:10.6',
    deal: 'nz5-old:8.4',
    announceCounts: 'nz5-old:8.6',
    thirdCard: 'nz5-old:9.1',
    announceResult: 'nz5-old:10.1',
    pay: 'nz5-old:10.2',
    afterTie: 'nz5-old:5.16',
    cuttingCard: 'nz5-old:11.2',
    secondCuttingCard: 'nz5-old:3.4(b)',
    lastCoupNow: 'nz5-old:11.2(a)',
    lastCoupNext: 'nz5-old:11.2(b)',
    reuse: 'nz5-old:7.3',
    burnForgotten: 'nz5-old:12.7',
  },
}
