import { expect, test } from 'vitest'
import type { Book, Elections } from '../../src/games/baccarat/books/book.ts'
import { BOOKS } from '../../src/games/baccarat/books/index.ts'

/**
 * Three books of one game, side by side. The code has what they agree on; this test lists the
 * differences.
 */

const NAMES = ['nz5', 'nz5-old', 'mbs'] as const

/** Elects everything that a book offers, so that the layout has every wager. */
const richest = ({ elects }: Book): Elections =>
  ({
    decks: 8,
    variant: 'commission',
    tie: 8,
    perfectPair: elects.perfectPair.among[0],
    anyPair: elects.anyPair.among[0],
    luckyMatch: elects.luckyMatch.among[0],
    dragonBonus: elects.dragonBonus.among[0],
  }) as Elections

const SIX_CARDS = { player: ['KC', 'QC', '9C'], banker: ['KD', 'QD', 'KH'] } as const

/** The content of a book as comparable text. */
const substance = (book: Book): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(book.elects).map(([name, { among }]) => [`may elect ${name}`, among.join(' ')]),
  ),
  'third cards': book.draw.join('/'),
  wagers: Object.keys(book.wagers(richest(book))).join(' '),
  'a side wager needs a main wager': book.needsMain('any-pair-player') ? 'yes' : 'no',
  'Player pays': JSON.stringify(
    (book.wagers(richest(book)).player!(SIX_CARDS) as { odds: object }).odds,
  ),
  'Banker is paid exactly': book.exactPayment ? 'or not taken' : 'as chips allow',
  'between the call and the first card': book.dealerMayCorrect ? 'the dealer' : 'nobody',
  differential: book.differential ? 'may be set' : 'none',
  'rounds without wagers': book.freeRounds.onRequest
    ? `${book.freeRounds.onRequest.most} on request`
    : 'at will',
  'shuffle at discretion': book.procedure.vacantOnly ? 'of an empty table' : 'any time',
  'sealed cards': book.prepared.sealed ? 'with approval' : 'none',
  'bets are invited': book.procedure.invite ? 'yes' : 'no',
})

const differing = <T>(of: (book: Book) => Readonly<Record<string, T>>) => {
  const columns = NAMES.map(name => of(BOOKS[name]))
  const concerns = [...new Set(columns.flatMap(column => Object.keys(column)))]
  return Object.fromEntries(
    concerns
      .map(concern => [concern, columns.map(column => column[concern] ?? null)] as const)
      .filter(([, values]) => new Set(values).size > 1),
  )
}

// biome-ignore format: set as printed
test('nz5:5.14 nz5-old:5.14 mbs:3.2 nz5:8.3 nz5-old:8.3 nz5:7.1(d) nz5-old:7.1(d) mbs:2.1 the full list of differences between the books', () => {
  expect(differing(substance)).toEqual({
    //                                        nz5                                                   nz5-old                   mbs
    'may elect decks':                       ['4 5 6 7 8',                                          '4 5 6 7 8',              '4 5 6 7 8 9 10'],
    'may elect variant':                     ['commission half-on-six two-to-one two-to-one-half-on-six', 'commission half-on-six', 'commission'],
    'may elect tie':                         ['8 9',                                                '8',                      '8'],
    'may elect perfectPair':                 ['1 2 3',                                              '',                       ''],
    'may elect anyPair':                     ['1 2',                                                '',                       ''],
    'may elect luckyMatch':                  ['1 2',                                                '',                       ''],
    'may elect dragonBonus':                 ['1 2 3',                                              '',                       ''],
    'may elect ante':                        ['ante',                                               '',                       ''],
    'may elect equipment':                   ['shoe batch-shuffler continuous-shuffler',            'shoe batch-shuffler continuous-shuffler', 'shoe'],
    'may elect differential':                ['differential',                                       'differential',           ''],
    'may elect style':                       ['A B C',                                              'A B C',                  'A'],
    'may elect burn':                        ['by-value one-face-down',                             'by-value',               'by-value one-face-down'],
    'may elect international':               ['international',                                      '',                       ''],
    wagers: [
      'player banker tie perfect-pair-player perfect-pair-banker any-pair-player any-pair-banker lucky-match-player lucky-match-banker dragon-bonus-player dragon-bonus-banker',
      'player banker tie',
      'player banker tie pair-player pair-banker',
    ],
    'a side wager needs a main wager':       ['yes',                                                'no',                     'no'],
    'Banker is paid exactly':                ['or not taken',                                       'or not taken',           'as chips allow'],
    'between the call and the first card':   ['the dealer',                                         'nobody',                 'nobody'],
    differential:                            ['may be set',                                         'may be set',             'none'],
    'rounds without wagers':                 ['at will',                                            '3 on request',           'at will'],
    'shuffle at discretion':                 ['any time',                                           'of an empty table',      'any time'],
    'sealed cards':                          ['with approval',                                      'none',                   'none'],
    'bets are invited':                      ['no',                                                 'no',                     'yes'],
  })
})

const clauses = ({ procedure, areas, under }: Book): Readonly<Record<string, string>> => {
  const strings = { ...procedure, ...areas, ...areas.seats, ...under }
  return Object.fromEntries(
    Object.entries(strings).flatMap(([concern, clause]) =>
      typeof clause === 'string' ? [[concern, clause]] : [],
    ),
  )
}

const number = (clause: string | undefined): string | undefined => clause?.split(':')[1]

test('nz5:7.7 nz5-old:7.7 nz5:7.9 nz5-old:7.10 ruling:584 the two editions number every rule alike except the burn, the replacement of cards and the end of betting', () => {
  const [now, before] = [clauses(BOOKS.nz5), clauses(BOOKS['nz5-old'])]
  const moved = Object.keys(now).filter(concern => number(now[concern]) !== number(before[concern]))
  expect(
    Object.fromEntries(moved.map(concern => [concern, [now[concern], before[concern]]])),
  ).toEqual({
    // In the older edition the call alone ends the betting.
    betsClosed: ['nz5:5.14', 'nz5-old:5.14(a)'],
    burnByValue: ['nz5:7.7(a)', 'nz5-old:7.7'],
    burnOne: ['nz5:7.7(b)', 'nz5-old:7.7'],
    replace: ['nz5:7.9', 'nz5-old:7.10'],
  })
})

test('mbs:3.1 mbs:5.6 mbs:5.7 ruling:590 Marina Bay decides these itself, and the house decides the rest', () => {
  const own = Object.entries(clauses(BOOKS.mbs)).filter(([, clause]) => clause !== 'ruling:590')
  expect(Object.fromEntries(own)).toEqual({
    invite: 'mbs:3.1',
    call: 'mbs:3.2',
    callForgotten: 'mbs:3.2',
    deal: 'mbs:3.7',
    announceCounts: 'mbs:3.9',
    thirdCard: 'mbs:3.9',
    announceResult: 'mbs:3.10',
    pay: 'mbs:4.1',
    permittedWagers: 'mbs:3.5',
    tooFewCards: 'mbs:5.5',
    composition: 'mbs:2.1',
    betsClosed: 'mbs:5.6',
    altering: 'mbs:5.7',
  })
})

test('every concern of a book cites that book, Division 1 or a ruling', () => {
  for (const name of NAMES) {
    const strange = Object.entries(clauses(BOOKS[name])).filter(
      ([, clause]) => ![name, 'nz1', 'ruling'].includes(clause.split(':')[0]!),
    )
    expect(strange).toEqual([])
  }
})
