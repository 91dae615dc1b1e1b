import { BOOKS } from '../../games/baccarat/books/index.ts'
import { CAUSES } from '../../games/roulette/state.ts'
import { CALLED_VOID, DEEMED_VOID } from '../../games/snake-eyes/commands.ts'
import { ONS } from '../../games/snake-eyes/wagers.ts'
import { type Deeds, type Field, field, GENERAL } from './deeds.ts'

/** Irregularities and directions game by game, under the clauses of the book on the table. */

const { reason, patron, seat, wager } = field

const choice = (name: string, of: readonly (string | number)[], optional?: true): Field => ({
  is: 'choice',
  name,
  of,
  ...(optional && { optional }),
})

const SIDES = ['player', 'banker']
const DEALT = ['called', 'offering', 'dealing', 'turning', 'betting']

// biome-ignore format: a table
const baccarat = (book: string): Deeds => {
  const { irregular, procedure, styles, shuffler, areas, elects } = BOOKS[book as keyof typeof BOOKS]
  const error = choice('error', ['order', 'number', 'together'])
  return {
    happened: [
      { does: 'excess-card', under: irregular.excess.undisclosed.under, rank: 'dealer', attended: true, fields: [{ is: 'card', name: 'card' }, choice('face', ['down', 'up']), choice('to', SIDES, true)] },
      { does: 'waiting-card-seen', under: irregular.excess.disclosed.under, rank: 'dealer', fields: [] },
      { does: 'reconstruct', under: irregular.error.order, rank: 'dealer', in: DEALT, fields: [error, { is: 'cards', name: 'cards' }, reason] },
      { does: 'void-round', under: irregular.error.order, rank: 'casino-supervisor', in: DEALT, fields: [error, reason] },
      { does: 'foreign-card', under: irregular.foreign.voids, rank: 'game-supervisor', fields: [] },
      { does: 'report-exposed', under: procedure.exposedShuffle, rank: 'dealer', fields: [] },
      { does: 'retrieve-hand', under: styles.handling, rank: 'dealer', in: ['turning'], fields: [] },
    ],
    directs: [
      { does: 'direct-shuffle', under: procedure.discretionShuffle, rank: 'game-supervisor', fields: [choice('ground', ['doubt', 'discretion']), reason] },
      { does: 'replace-cards', under: procedure.replace, rank: 'casino-supervisor', fields: [reason] },
      { does: 'reduce-differential', under: elects.differential.under, rank: 'dealer', fields: [] },
      { does: 'cap-area', under: areas.capped, rank: 'casino-supervisor', with: { patrons: 'everybody' }, fields: [] },
      { does: 'elect-style', under: styles.elects, rank: 'casino-supervisor', fields: [choice('style', ['A', 'B', 'C'])] },
      { does: 'dealer-turns', under: styles.dealerTurns, rank: 'game-supervisor', in: ['turning'], fields: [choice('hand', SIDES)] },
      { does: 'banker-first', under: styles.bankerFirst, rank: 'casino-supervisor', in: ['turning', 'called', 'offering'], fields: [] },
      { does: 'withdraw-nominees', under: 'nz5:2.3(f)', rank: 'game-supervisor', with: { patrons: 'everybody' }, fields: [choice('right', ['wager', 'handle'])] },
      { does: 'shuffle-waiting-set', under: shuffler.mixing, rank: 'game-supervisor', fields: [reason] },
    ],
  }
}

// biome-ignore format: a table
const roulette: Deeds = {
  happened: [
    { does: 'no-spin', under: 'nz8:5.1', rank: 'dealer', in: ['spinning', 'no-more-bets', 'ball-dropped'], fields: [choice('cause', CAUSES)] },
    { does: 'clarify', under: 'nz8:5.6', rank: 'dealer', in: ['no-more-bets', 'ball-dropped'], fields: [wager, { is: 'text', name: 'on' }] },
    { does: 'restore', under: 'nz8:3.6', rank: 'dealer', fields: [wager, choice('movedBy', ['dealer', 'patron'])] },
    { does: 'lay', under: 'nz8:3.4', rank: 'dealer', in: ['betting', 'spinning'], fields: [patron, { is: 'text', name: 'on' }, { is: 'money', name: 'piece' }] },
  ],
  directs: [
    { does: 'examine-ball', under: 'nz8:5.2', rank: 'game-supervisor', fields: [{ is: 'flag', name: 'replace' }] },
    { does: 'change-ball', under: 'nz8:5.2', rank: 'dealer', in: ['betting'], fields: [] },
  ],
}

const GROUNDS = [...Object.keys(DEEMED_VOID), ...Object.keys(CALLED_VOID)]
const faces: Field = { is: 'faces', name: 'faces' }

// biome-ignore format: a table
const snakeEyes: Deeds = {
  happened: [
    { does: 'no-roll', under: 'nz11a:6.3', rank: 'dealer', in: ['rolling', 'at-rest'], fields: [choice('ground', GROUNDS)] },
    { does: 'dice-left-table', under: 'nz11a:6.1', rank: 'dealer', fields: [{ is: 'die', name: 'dice' }] },
    { does: 'die-found', under: 'nz11a:6.1(c)', rank: 'game-supervisor', fields: [{ is: 'die', name: 'die' }, { is: 'flag', name: 'sound' }] },
    { does: 'give-up-search', under: 'nz11a:6.1(d)', rank: 'dealer', fields: [] },
    { does: 'equipment-failed', under: 'nz11a:6.10', rank: 'dealer', fields: [] },
    { does: 'void-disputed', under: 'nz11a:6.2', rank: 'dealer', in: ['at-rest'], fields: [] },
    { does: 'restore-wager', under: 'nz11a:4.6', rank: 'dealer', fields: [wager, choice('on', ONS)] },
  ],
  directs: [
    { does: 'take-dice-away', under: 'nz11a:5.7(b)', rank: 'dealer', in: ['betting'], fields: [choice('reason', ['delay', 'void-rolls', 'breach'])] },
    { does: 'rule-face', under: 'nz11a:6.2', rank: 'game-supervisor', in: ['at-rest'], fields: [choice('die', [1, 2]), choice('face', [1, 2, 3, 4, 5, 6])] },
    { does: 'overrule', under: 'nz11a:6.6', rank: 'game-supervisor', fields: [{ is: 'faces', name: 'outcome' }, reason] },
    { does: 'amend-entry', under: 'nz11a:6.8', rank: 'game-supervisor', in: ['at-rest'], fields: [faces] },
    { does: 'resume', under: 'nz11a:6.10', rank: 'game-supervisor', fields: [choice('how', ['rectified', 'procedures']), { is: 'text', name: 'note' }] },
    { does: 'rule', under: 'nz11a:6.7', rank: 'operator', fields: [{ is: 'text', name: 'ruling' }] },
  ],
}

// biome-ignore format: a table
const lunarPoker: Deeds = {
  happened: [
    { does: 'report-exposed', under: 'nz22:11.3', rank: 'dealer', in: ['dealing'], fields: [choice('to', [1, 2, 3, 4, 5, 'dealer'])] },
    { does: 'report-miscount', under: 'nz22:11.2', rank: 'dealer', fields: [choice('at', [1, 2, 3, 4, 5, 'dealer'])] },
    { does: 'report-shown', under: 'nz22:11.6', rank: 'dealer', fields: [seat] },
    { does: 'report-absent', under: 'nz22:11.12', rank: 'dealer', fields: [seat] },
    { does: 'report-no-ante', under: 'nz22:11.8', rank: 'dealer', fields: [seat, { is: 'number', name: 'cards', from: 0, to: 5 }] },
    { does: 'report-collected', under: 'nz22:11.13', rank: 'game-supervisor', fields: [seat, choice('remedy', ['reconstructed', 'void'])] },
    { does: 'report-laid-down', under: 'nz22:11.14', rank: 'dealer', fields: [seat, { is: 'flag', name: 'onTop' }] },
    { does: 'report-seen-before-shoe', under: 'nz22:7.1(e)', rank: 'dealer', fields: [] },
    { does: 'count-deck', under: 'nz22:11.10', rank: 'dealer', fields: [{ is: 'number', name: 'cards', from: 0, to: 60 }] },
    { does: 'pay-missed', under: 'nz22:11.15', rank: 'game-supervisor', fields: [seat] },
  ],
  directs: [
    { does: 'rule', under: 'nz22:11.210', rank: 'operator', fields: [choice('remedy', ['continue', 'void-round']), reason] },
    { does: 'void-hand', under: 'nz22:11.1', rank: 'game-supervisor', fields: [seat, reason] },
    { does: 'direct-shuffle', under: 'nz22:7.1', rank: 'game-supervisor', fields: [choice('ground', ['doubt', 'discretion', 'vacancy']), reason] },
    { does: 'replace-cards', under: 'nz22:7.4', rank: 'casino-supervisor', fields: [reason] },
    { does: 'direct-conduct', under: 'nz22:9.14', rank: 'game-supervisor', fields: [choice('direction', ['silence', 'english-only'])] },
    { does: 'separate', under: 'nz22:9.14(c)', rank: 'operator', fields: [{ is: 'patrons', name: 'patrons', most: 2 }, reason] },
  ],
}

const OWN: Readonly<Record<string, (book: string) => Deeds>> = {
  baccarat,
  roulette: () => roulette,
  'snake-eyes': () => snakeEyes,
  'lunar-poker': () => lunarPoker,
}

/** The game's own first, for they are asked for first. */
export const deedsOf = (game: string, book: string): Deeds => {
  const own = OWN[game]?.(book) ?? { happened: [], directs: [] }
  return {
    happened: [...own.happened, ...GENERAL.happened],
    directs: [...own.directs, ...GENERAL.directs],
  }
}
