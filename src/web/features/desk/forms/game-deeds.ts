import { CALLED_VOID, DEEMED_VOID } from '../../../../games/snake-eyes/commands.ts'
import { ONS } from '../../../../games/snake-eyes/s04-wagers.ts'
import type { Shown } from '../../../client/connection.ts'
import { baccarat } from './baccarat-deeds.ts'
import { choice, type Deeds, type Field, field, GENERAL } from './deeds.ts'

/** Irregularities and directions game by game, under the clauses of the book on the table. */

const { reason, patron, seat, wager, on } = field

const CAUSES = {
  'same-direction': 'nz8:5.1(a)',
  'foreign-object': 'nz8:5.1(b)',
  'inordinate-time': 'nz8:5.1(c)',
  interference: 'nz8:5.1(d)',
  'ball-out': 'nz8:5.2',
  short: 'nz8:5.3',
}

const MOVED_BY = { dealer: 'nz8:3.8(i)', patron: 'nz8:3.8(ii)' }
const SPINNING = ['spinning', 'no-more-bets', 'ball-dropped', 'at-rest', 'announced', 'transferred']
const BEFORE_SETTLED = ['betting', 'spinning', 'no-more-bets', 'ball-dropped', 'at-rest']
const TO_REST = ['no-more-bets', 'ball-dropped']

const TO_PLACE = ['betting', 'spinning']
const declared: Field = { is: 'declared', name: 'declared' }
const kind: Field = { is: 'kind', name: 'kind', label: 'ofKind' }

interface AtTheWheel {
  readonly elections?: { readonly racetrack?: boolean; readonly asianRacetrack?: boolean }
  readonly declared?: readonly unknown[]
}

const hasTrack = (play: Shown): boolean => {
  const { elections } = play as AtTheWheel
  return elections?.racetrack === true || elections?.asianRacetrack === true
}

const hasDeclared = (play: Shown): boolean => ((play as AtTheWheel).declared ?? []).length > 0

// biome-ignore format: a table
const roulette: Deeds = {
  happened: [
    { does: 'no-spin', under: 'nz8:5.1', unders: { field: 'cause', by: CAUSES }, rank: 'dealer', in: SPINNING, fields: [choice('cause', Object.keys(CAUSES)), { is: 'text', name: 'person', when: { field: 'cause', is: ['interference'] } }] },
    { does: 'clarify', under: 'nz8:5.6', rank: 'dealer', in: TO_REST, fields: [wager, on] },
    { does: 'lies', under: 'nz8:3.8(b)', rank: 'dealer', in: BEFORE_SETTLED, fields: [wager, { is: 'point', name: 'at' }] },
    { does: 'restore', under: 'nz8:3.8', unders: { field: 'movedBy', by: MOVED_BY }, rank: 'game-supervisor', fields: [choice('movedBy', Object.keys(MOVED_BY)), wager] },
    { does: 'lay', under: 'nz8:3.2B', rank: 'dealer', in: TO_PLACE, where: hasTrack, fields: [patron, { is: 'called', name: 'on', label: 'called' }, { is: 'money', name: 'piece' }, kind] },
    { key: 'placed-wrongly', does: 'place', under: 'nz8:3.5', rank: 'dealer', in: TO_PLACE, where: hasDeclared, fields: [declared, { is: 'called', name: 'as', label: 'as' }] },
    { does: 'take-back', under: 'nz8:3.4', rank: 'dealer', in: TO_PLACE, where: hasDeclared, fields: [declared] },
  ],
  directs: [
    { does: 'examine-ball', under: 'nz8:5.2', rank: 'game-supervisor', fields: [{ is: 'flag', name: 'replace' }] },
    { does: 'change-ball', under: 'nz8:4.7', rank: 'casino-supervisor', in: ['betting'], fields: [] },
  ],
}

const GROUNDS: Readonly<Record<string, string>> = { ...DEEMED_VOID, ...CALLED_VOID }
const SAYS_WHY = { field: 'ground', is: ['improper', 'irregular'] }
const COMPELLED = { delay: 'nz11a:5.7(b)', 'void-rolls': 'nz11a:5.7(b)', breach: 'nz11a:5.7(b)' }
const faces: Field = { is: 'faces', name: 'faces' }

interface Dice {
  readonly dice?: readonly { readonly at: string }[]
  readonly equipment?: string
}

const isMissing = (play: Shown): boolean =>
  ((play as Dice).dice ?? []).some(({ at }) => at === 'missing')

const hasFailed = (play: Shown): boolean => (play as Dice).equipment !== 'working'

// biome-ignore format: a table
const snakeEyes: Deeds = {
  happened: [
    { does: 'no-roll', under: 'nz11a:6.3', unders: { field: 'ground', by: GROUNDS }, rank: 'dealer', in: ['rolling', 'at-rest', 'betting'], fields: [choice('ground', Object.keys(GROUNDS)), { is: 'text', name: 'note', when: SAYS_WHY }] },
    { does: 'leaning-dice', under: 'nz11a:6.2', rank: 'dealer', attended: true, in: ['rolling'], fields: [{ is: 'fallen', name: 'fallen' }] },
    { does: 'dice-left-table', under: 'nz11a:6.1', rank: 'dealer', fields: [{ is: 'dice', name: 'dice', which: 'present' }] },
    { does: 'die-found', under: 'nz11a:6.1(c)', rank: 'game-supervisor', where: isMissing, fields: [{ is: 'die', name: 'die', which: 'missing' }, { is: 'flag', name: 'sound' }] },
    { does: 'give-up-search', under: 'nz11a:6.1(d)', rank: 'dealer', where: isMissing, fields: [] },
    { does: 'equipment-failed', under: 'nz11a:6.10', rank: 'dealer', where: play => !hasFailed(play), fields: [] },
    { does: 'take-dice-away', under: 'nz11a:5.7(b)', rank: 'dealer', in: ['betting'], fields: [choice('reason', Object.keys(COMPELLED))] },
  ],
  directs: [
    { does: 'rule-face', under: 'nz11a:6.2', rank: 'game-supervisor', in: ['at-rest'], fields: [choice('die', [1, 2]), { ...choice('face', [1, 2, 3, 4, 5, 6]), label: 'dieFace' }] },
    { does: 'void-disputed', under: 'nz11a:6.2', rank: 'game-supervisor', in: ['at-rest'], fields: [] },
    { does: 'overrule', under: 'nz11a:6.6', rank: 'game-supervisor', fields: [{ is: 'faces', name: 'outcome', orNoRoll: true }, reason] },
    { does: 'amend-entry', under: 'nz11a:6.8', rank: 'game-supervisor', in: ['at-rest'], fields: [faces] },
    { does: 'restore-wager', under: 'nz11a:4.6', rank: 'game-supervisor', fields: [wager, choice('on', ONS)] },
    { does: 'resume', under: 'nz11a:6.10', rank: 'game-supervisor', where: hasFailed, fields: [choice('how', ['rectified', 'procedures']), { is: 'text', name: 'note' }] },
    { does: 'rule', under: 'nz11a:6.7', rank: 'operator', fields: [{ is: 'text', name: 'ruling' }] },
  ],
}

const PLACES = [1, 2, 3, 4, 5, 'dealer']
const BOXES = [1, 2, 3, 4, 5]
const SHUFFLES = { doubt: 'nz22:7.1(d)', discretion: 'nz22:7.1(f)', vacancy: 'nz22:7.1(c)' }
const IN_PLAY = ['deciding', 'verifying', 'verified', 'acting']
const IN_ROUND = ['dealing', ...IN_PLAY, 'closing', 'offering-force', 'forced']

// biome-ignore format: a table
const lunarPoker: Deeds = {
  happened: [
    { does: 'report-exposed', under: 'nz22:11.3', unders: { field: 'to', by: { dealer: 'nz22:11.4' } }, rank: 'dealer', in: ['dealing'], fields: [choice('to', PLACES)] },
    { does: 'misread', under: 'ruling:116', rank: 'dealer', attended: true, in: ['dealing', 'deciding'], fields: [{ is: 'card', name: 'card' }] },
    { does: 'report-miscount', under: 'nz22:11.2', rank: 'dealer', in: IN_ROUND, fields: [choice('at', PLACES)] },
    { does: 'report-shown', under: 'nz22:11.6', rank: 'dealer', in: IN_PLAY, fields: [seat] },
    { does: 'report-dealer-shown', under: 'nz22:11.7', rank: 'dealer', in: IN_PLAY, fields: [{ is: 'nth', name: 'cards', label: 'shown', of: BOXES }] },
    { does: 'report-absent', under: 'nz22:11.12', rank: 'dealer', in: [...IN_PLAY, 'offering-force'], fields: [seat] },
    { does: 'report-no-ante', under: 'nz22:11.8', rank: 'dealer', in: ['dealing', 'deciding'], fields: [choice('seat', BOXES), { is: 'number', name: 'cards', label: 'count', from: 0, to: 5 }] },
    { does: 'report-collected', under: 'nz22:11.13', rank: 'game-supervisor', in: IN_PLAY, fields: [choice('remedy', ['reconstructed', 'void']), seat] },
    { does: 'report-laid-down', under: 'nz22:11.14', rank: 'dealer', in: IN_PLAY, fields: [seat, { is: 'flag', name: 'onTop' }] },
    { does: 'report-out-of-sequence', under: 'nz22:11.20', rank: 'dealer', in: ['deciding', 'acting'], fields: [{ is: 'seat', name: 'from', label: 'due' }, { is: 'seat', name: 'to', label: 'got' }, { is: 'flag', name: 'looked' }] },
    { does: 'report-seen-before-shoe', under: 'nz22:7.1(e)', rank: 'dealer', fields: [] },
    { does: 'count-deck', under: 'nz22:11.10', rank: 'dealer', fields: [{ is: 'number', name: 'cards', label: 'count', from: 0, to: 60 }] },
    { does: 'pay-missed', under: 'nz22:11.15', rank: 'casino-supervisor', in: ['deciding', 'acting'], fields: [seat] },
  ],
  directs: [
    { does: 'void-hand', under: 'nz22:11.1', rank: 'casino-supervisor', in: IN_ROUND, fields: [seat, reason] },
    { does: 'rule', under: 'nz22:11.210', rank: 'operator', fields: [choice('remedy', ['continue', 'void-round']), reason] },
    { does: 'direct-shuffle', under: 'nz22:7.1', rank: 'game-supervisor', unders: { field: 'ground', by: SHUFFLES }, fields: [choice('ground', Object.keys(SHUFFLES)), reason] },
    { does: 'replace-cards', under: 'nz22:7.4', rank: 'casino-supervisor', fields: [reason] },
    { does: 'direct-conduct', under: 'nz22:9.14', unders: { field: 'direction', by: { silence: 'nz22:9.14(a)', 'english-only': 'nz22:9.14(b)', cards: 'nz22:9.11' } }, rank: 'casino-supervisor', fields: [{ is: 'worded', name: 'direction', of: ['silence', 'english-only', 'cards'], by: 'where' }, { is: 'text', name: 'where', when: { field: 'direction', is: ['cards'] } }] },
    { does: 'separate', under: 'nz22:9.14(c)', rank: 'operator', fields: [{ is: 'patrons', name: 'patrons' }, reason] },
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
