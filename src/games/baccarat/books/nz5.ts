import type { Authority } from '../../../kernel/authority.ts'
import type { LimitClauses } from '../../../kernel/game.ts'
import { EVENS, odds } from '../../../kernel/money.ts'
import { win } from '../../../kernel/wager.ts'
import { NOT_ANSWERABLE } from '../roads/notices.ts'
import {
  type Area,
  anteNotices,
  halfOnSixOdds,
  mostDifferential,
  type Notice,
  payScales,
  tieOdds,
} from '../s03-notices.ts'
import {
  backs,
  FIVE_PERCENT,
  isOn,
  onTie,
  type Rule,
  type SideWager,
  standsOff,
  type WagerName,
  type Wagers,
} from '../s05-wagers/basic-wagers.ts'
import { NZ_TABLE_2, type Side } from '../s09-third-cards/third-card.ts'
import {
  ANY_PAIR_SCALES,
  dragonBonus,
  luckyMatch,
  pairAt,
  perfectPair,
} from '../s11-side-wagers.ts'
import { halfOnSix, twoToOne, twoToOneHalfOnSix } from '../s13-variants.ts'
import { ANTE } from '../s14-ante-up.ts'
import type { TableElections } from '../table/state.ts'
import { type Book, type Elections, EQUIPMENT, VARIANTS, VERSIONS } from './book.ts'
import { NZ5_STYLES } from './styles.ts'

/** @rule nz5:5.1 nz5:5.1(a) nz5:5.1(a)(i) nz5:5.1(b) nz5:5.1(b)(i) nz5:5.1(c) nz5:5.1(c)(i) nz5:5.10 */
const basic = ({ tie }: Elections): Wagers => ({
  player: backs('player', {
    wins: () => win(EVENS, 'nz5:5.10(a)'),
    loses: 'nz5:5.1(b)(ii)',
    ties: standsOff('nz5:5.1(b)(iii)'),
  }),
  banker: backs('banker', {
    wins: () => win(EVENS, 'nz5:5.10(b)', FIVE_PERCENT),
    loses: 'nz5:5.1(a)(ii)',
    ties: standsOff('nz5:5.1(a)(iii)'),
  }),
  tie: onTie(win(odds(tie), 'nz5:5.10(c)'), 'nz5:5.1(c)(ii)'),
})

/** Overlays. A later one prevails over an earlier one. */
const overlay: Readonly<Record<Elections['variant'], (wagers: Wagers) => Wagers>> = {
  commission: wagers => wagers,
  'half-on-six': halfOnSix('nz5:5.11'),
  'two-to-one': twoToOne,
  'two-to-one-half-on-six': twoToOneHalfOnSix,
}

/** A side wager that each hand has. @rule nz5:11A.2 nz5:11B.3 nz5:11C.3 nz5:11D.3 */
const onEither = (name: SideWager, rule: (side: Side) => Rule): Wagers => ({
  [`${name}-player`]: rule('player'),
  [`${name}-banker`]: rule('banker'),
})

const sides = ({
  perfectPair: pp,
  anyPair,
  luckyMatch: lm,
  dragonBonus: db,
}: Elections): Wagers => ({
  ...(pp && onEither('perfect-pair', perfectPair(pp))),
  ...(anyPair && onEither('any-pair', pairAt(ANY_PAIR_SCALES[anyPair], 'nz5:11C.8', 'nz5:11C.6'))),
  ...(lm && onEither('lucky-match', luckyMatch(lm))),
  ...(db && onEither('dragon-bonus', dragonBonus(db))),
})

/** @rule ruling:504 a side wager requires a main wager of the same patron. */
const NEEDS_MAIN: Readonly<Partial<Record<SideWager, Authority>>> = {
  'perfect-pair': 'nz5:11A.2',
  'dragon-bonus': 'nz5:11B.2',
  'any-pair': 'nz5:11C.3',
  'lucky-match': 'nz5:11D.3',
}

const sideWager = (on: WagerName): SideWager => on.replace(/-(player|banker)$/, '') as SideWager

const NOT_OFFERED: Readonly<Partial<Record<SideWager, Authority>>> = {
  'perfect-pair': 'nz5:11A.1',
  'dragon-bonus': 'nz5:11B.1',
  'any-pair': 'nz5:11C.1',
  'lucky-match': 'nz5:11D.1',
}

/** Side wagers and the Ante must be down before the first card, even without a call. */
const BEFORE_CARDS: Readonly<Partial<Record<SideWager, Authority>>> = {
  'perfect-pair': 'nz5:11A.3',
  'dragon-bonus': 'nz5:11B.4',
  'any-pair': 'nz5:11C.4',
  'lucky-match': 'nz5:11D.4',
}

const asSigned = (under: Authority): LimitClauses => ({ minimum: under, maximum: under })

/** The amount of a side wager is what the sign shows. */
const SIGN: Readonly<Partial<Record<SideWager, LimitClauses>>> = {
  'perfect-pair': asSigned('nz5:11A.4'),
  'dragon-bonus': asSigned('nz5:11B.5'),
  'any-pair': asSigned('nz5:11C.5'),
  'lucky-match': asSigned('nz5:11D.5'),
}

const ANTE_DOWN: Readonly<Record<string, Authority>> = { [ANTE]: 'nz5:14.5' }

/**
 * @rule nz5:3.2 nz5:3.2(a) nz5:3.2(b) nz5:3.2(c) nz5:app-a nz5:app-b nz5:app-c
 * @rule nz5:3.3 nz5:3.3(a) nz5:3.3(b) nz5:3.3(c) nz5:14.2 ruling:585
 */
const names = (elections: TableElections): readonly Area[] => [
  { on: 'banker', name: 'Banker', under: 'nz5:3.3(a)' },
  { on: 'player', name: 'Player', under: 'nz5:3.3(b)' },
  { on: 'tie', name: 'Tie', under: 'nz5:3.3(c)' },
  ...(elections.ante ? [{ on: ANTE, name: 'Ante', under: 'nz5:14.2' } as const] : []),
  ...Object.keys(sides(elections)).map(
    (on): Area => ({
      on,
      name: SIDE_NAMES[sideWager(on as WagerName)]!,
      under: NEEDS_MAIN[sideWager(on as WagerName)]!,
    }),
  ),
]

const SIDE_NAMES: Readonly<Partial<Record<SideWager, string>>> = {
  'perfect-pair': 'Perfect Pair',
  'dragon-bonus': 'Dragon Bonus',
  'any-pair': 'Any Pair',
  'lucky-match': 'Lucky Match',
}

/** @rule nz5:5.11 nz5:5.17 nz5:13.5 nz5:13.6 */
const notices = (elections: TableElections): readonly Notice[] => [
  tieOdds(elections, 'nz5:5.10(c)'),
  ...VARIANT_NOTICES[elections.variant],
  ...payScales(elections),
  ...mostDifferential(elections, 'nz5:5.17'),
  ...anteNotices(elections),
  ...(elections.international ? [INTERNATIONAL] : []),
  NOT_ANSWERABLE,
]

/** @rule nz5:15.2 */
const INTERNATIONAL: Notice = { says: 'International Baccarat', under: 'nz5:15.2' }

const TWO_TO_ONE: Notice = { says: '2 to 1 Baccarat', under: 'nz5:13.5' }

const VARIANT_NOTICES: Readonly<Record<Elections['variant'], readonly Notice[]>> = {
  commission: [],
  'half-on-six': [halfOnSixOdds('nz5:5.11')],
  'two-to-one': [TWO_TO_ONE],
  'two-to-one-half-on-six': [TWO_TO_ONE, halfOnSixOdds('nz5:13.6')],
}

/** New Zealand, Division 5 as amended. */
export const nz5: Book = {
  id: 'nz5',
  draw: NZ_TABLE_2,
  elects: {
    decks: { among: [4, 5, 6, 7, 8], under: 'nz5:3.4(a)' },
    variant: { among: VARIANTS, under: 'nz5:5.11' },
    tie: { among: [8, 9], under: 'nz5:5.10(c)' },
    perfectPair: { among: [1, 2, 3], under: 'nz5:11A.7' },
    anyPair: { among: [1, 2], under: 'nz5:11C.8' },
    luckyMatch: { among: [1, 2], under: 'nz5:11D.8' },
    dragonBonus: { among: [1, 2, 3], under: 'nz5:11B.8' },
    ante: { among: ['ante'], under: 'nz5:14.1' },
    version: { among: VERSIONS, under: 'nz5:2.2' },
    equipment: { among: EQUIPMENT, under: 'nz5:3.4(a)' },
    sharing: { among: [1, 2, 3], under: 'nz5:5.8(a)' },
    differential: { among: ['differential'], under: 'nz5:5.17' },
    style: { among: ['A', 'B', 'C'], under: 'nz5:8.5' },
    burn: { among: ['by-value', 'one-face-down'], under: 'nz5:7.7' },
    international: { among: ['international'], under: 'nz5:15.1' },
  },
  wagers: elections => ({ ...overlay[elections.variant](basic(elections)), ...sides(elections) }),
  exactPayment: { refuses: 'nz5:5.12', cuts: 'nz5:5.13' },
  dealerMayCorrect: true,
  needsMain: on => NEEDS_MAIN[sideWager(on)],
  areas: {
    placed: 'nz5:5.3',
    standing: 'nz5:5.6(a)',
    numbered: 'nz5:5.7',
    shared: 'nz5:5.8',
    sharing: 'nz5:5.8(a)',
    capped: 'nz5:5.8(b)',
    seats: { mini: 'nz5:3.1(a)', midi: 'nz5:3.1(b)', full: 'nz5:3.1(c)' },
  },
  limits: {
    several: { minimum: 'nz5:5.9(a)', maximum: 'nz5:5.9(b)' },
    on: on => SIGN[sideWager(on)],
  },
  differential: { sets: 'nz5:5.17', reduces: 'nz5:5.18' },
  freeRounds: { under: 'nz5:8.3' },
  prepared: {
    brought: 'nz5:6.5',
    sealed: 'nz5:6.6',
    look: 'nz5:7.4(a)',
    mix: 'nz5:7.4(b)',
    mixing: { wash: 'nz5:6.5(a)', stack: 'nz5:6.5(b)', riffle: 'nz5:6.5(c)' },
  },
  shuffler: {
    unseen: 'nz5:6.4',
    wash: 'nz5:6.4(a)',
    stack: 'nz5:6.4(b)',
    riffle: 'nz5:6.4(c)',
    sets: 'nz5:3.4(a)(ii)',
    mixing: 'nz5:7.2',
    uncut: 'nz5:7.8',
    notStyleB: 'nz5:3.4(a)(iii)',
    endless: 'nz5:11.1',
  },
  styles: NZ5_STYLES,
  nominees: true,
  irregular: {
    thirdToPlayer: {
      found: 'nz5:12.1',
      isBankers: 'nz5:12.1(a)',
      isNobodys: {
        undisclosed: { remedy: 'firstOfNextRound', under: 'nz5:12.1(b)' },
        disclosed: { remedy: 'voidHand', under: 'nz5:12.1(b)' },
      },
    },
    excess: {
      undisclosed: { remedy: 'firstOfNextRound', under: 'nz5:12.2(a)' },
      disclosed: { remedy: 'voidHand', under: 'nz5:12.2(b)' },
    },
    firstFaceUp: { remedy: 'voidHand', under: 'nz5:12.3' },
    laterFaceUp: 'nz5:12.4',
    misplaced: 'nz5:12.6',
    error: { number: 'nz5:12.6', together: 'nz5:12.6', order: 'nz5:12.6' },
    until: { moment: 'next-first-card', under: 'nz5:12.8' },
    foreign: { voids: 'nz5:12.6', stands: 'nz5:12.8' },
  },
  names,
  notices,
  under: {
    applies: 'nz5:2.1',
    permittedWagers: 'nz5:5.1',
    wagerNotOffered: (on: WagerName) => NOT_OFFERED[sideWager(on)] ?? 'nz1:10.1(a)',
    tooFewCards: 'nz5:12.5',
    composition: 'nz1:15.1',
    betsClosed: 'nz5:5.14',
    placing: on => (isOn(on) ? BEFORE_CARDS[sideWager(on)] : ANTE_DOWN[on]) ?? 'nz5:5.14(a)',
    altering: 'nz5:5.14(b)',
  },
  procedure: {
    inspect: 'nz5:6.1',
    spread: 'nz5:6.2',
    mix: 'nz5:6.3',
    wash: 'nz5:6.3(a)',
    stack: 'nz5:6.3(b)',
    riffle: 'nz5:6.3(c)',
    shuffle: 'nz5:7.1(a)',
    doubtShuffle: 'nz5:7.1(b)',
    discretionShuffle: 'nz5:7.1(d)',
    exposedShuffle: 'nz5:7.1(c)',
    offerCut: 'nz5:7.5',
    standingCut: 'nz5:5.6(b)',
    cut: 'nz5:7.6',
    load: 'nz5:7.7',
    burnByValue: 'nz5:7.7(a)',
    burnOne: 'nz5:7.7(b)',
    replace: 'nz5:7.9',
    handling: 'nz5:4.3',
    call: 'nz5:8.2',
    callForgotten: 'nz1:10.6',
    deal: 'nz5:8.4',
    announceCounts: 'nz5:8.6',
    thirdCard: 'nz5:9.1',
    announceResult: 'nz5:10.1',
    pay: 'nz5:10.2',
    afterTie: 'nz5:5.16',
    cuttingCard: 'nz5:11.2',
    secondCuttingCard: 'nz5:3.4(b)',
    lastCoupNow: 'nz5:11.2(a)',
    lastCoupNext: 'nz5:11.2(b)',
    reuse: 'nz5:7.3',
    burnForgotten: 'nz5:12.7',
  },
}
