import { elect } from '../../games/snake-eyes/book/election-change.ts'
import type { SnakeEyesCommand } from '../../games/snake-eyes/commands.ts'
import { GROUNDS } from '../../games/snake-eyes/grounds.ts'
import type { Face, Faces } from '../../games/snake-eyes/s03-equipment/dice.ts'
import { ONS, type WagerName } from '../../games/snake-eyes/s04-wagers.ts'
import type { State as PlayState } from '../../games/snake-eyes/table/state.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { TableState } from '../../general/state.ts'
import type { Actor } from '../../kernel/people.ts'
import { phrasesFor } from '../command-phrases.ts'
import { electionVerb, type OptionNames } from '../elections.ts'
import { patron, type Words } from '../language/phrase.ts'
import type { Verb } from '../stage.ts'
import { wagerOn } from '../verbs.ts'

/** Phrases for actions at a Snake Eyes table. */

type State = TableState<PlayState>
type Commands = SnakeEyesCommand | GeneralCommand

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const CHANCE: Actor = { role: 'chance' }

const { gives, verb } = phrasesFor<State, Commands>()

const two = ([one, other]: Words): Faces => [Number(one) as Face, Number(other) as Face]

const pair = ([one, other]: Words): readonly [number, number] => [Number(one), Number(other)]

export const OPTION_NAMES: OptionNames = { resultsDisplay: 'display', resultEntry: 'entry' }

/** A whole roll: thrown if necessary, at rest, called and settled. */
const wholeRoll = (faces: Faces, { play: { phase, elections } }: State): readonly Commands[] => {
  const shooter = phase.is === 'betting' ? phase.shooter : undefined
  const by: Actor = shooter?.is === 'patron' ? { role: 'patron', patron: shooter.patron } : DEALER
  return [
    ...(shooter ? [{ by, does: 'roll' } as const] : []),
    { by: CHANCE, does: 'dice', faces },
    { by: DEALER, does: 'call', total: faces[0] + faces[1] },
    ...(elections.resultEntry ? [{ by: DEALER, does: 'enter', faces } as const] : []),
    { by: DEALER, does: 'settle' },
  ]
}

const DICE: readonly Verb<State, Commands>[] = [
  electionVerb(elect, OPTION_NAMES),
  verb('dice', '{number} {number}', (words, { state }) => wholeRoll(two(words), state)),
  verb('dice', 'rest at {number} {number}', words => ({
    by: CHANCE,
    does: 'dice',
    faces: two(words),
  })),
  verb('dice', 'rest at {number} and lean on {number}', (words, { by }) => {
    const [up, resting] = two(words)
    return { by, does: 'leaning-dice', fallen: [{ up }, { resting }] }
  }),
  verb('dice', 'lean on {number} and {number}', (words, { by }) => {
    const [one, other] = two(words)
    return { by, does: 'leaning-dice', fallen: [{ resting: one }, { resting: other }] }
  }),
  gives('staff', 'inspects the dice', 'inspect-dice'),
  verb('staff', 'inspects the dice as {word}', ([name], { by }) => ({
    by: by.role === 'staff' ? { ...by, name: name! } : by,
    does: 'inspect-dice',
  })),
  gives('staff', 'offers the dice', 'offer-dice'),
  gives('patron', 'takes the dice', 'take-dice'),
  verb('patron', 'takes dice {number} and {number}', (words, { by }) => ({
    by,
    does: 'take-dice',
    dice: pair(words),
  })),
  gives('anybody', 'declines the dice', 'decline-dice'),
  gives('patron', 'relinquishes the dice', 'relinquish'),
  gives('staff', 'takes the dice away for {delay|void-rolls|breach}', 'take-dice-away', ['reason']),
  gives('anybody', 'rolls', 'roll'),
  verb('anybody', 'chooses dice {number} and {number}', (words, { by }) => ({
    by,
    does: 'choose-dice',
    dice: pair(words),
  })),
  gives('patron', 'asks for the original dice', 'ask-original'),
  verb('staff', 'reports die {number} off the table', ([die], { by }) => ({
    by,
    does: 'dice-left-table',
    dice: [Number(die)],
  })),
  verb('staff', 'reports dice {number} and {number} off the table', (words, { by }) => ({
    by,
    does: 'dice-left-table',
    dice: words.map(Number),
  })),
  verb(
    'staff',
    'finds die {number} {sound|unsound|damaged|broken|marked|faulty}',
    ([die, found], { by }) => ({
      by,
      does: 'die-found',
      die: Number(die),
      sound: found === 'sound',
    }),
  ),
  gives('staff', 'gives up the search', 'give-up-search'),
]

const CALLS: readonly Verb<State, Commands>[] = [
  gives('staff', 'calls {number}', 'call', ['total']),
  verb('staff', 'enters {number} {number}', (words, { by }) => ({
    by,
    does: 'enter',
    faces: two(words),
  })),
  verb('staff', 'amends the entry to {number} {number}', (words, { by }) => ({
    by,
    does: 'amend-entry',
    faces: two(words),
  })),
  gives('staff', 'settles the roll', 'settle'),
  gives('staff', `calls no roll for {${GROUNDS.join('|')}}`, 'no-roll', ['ground']),
  gives('staff', `calls no roll for {${GROUNDS.join('|')}} because {text}`, 'no-roll', [
    'ground',
    'note',
  ]),
  gives('staff', 'rules that die {number} shows {number}', 'rule-face', ['die', 'face']),
  gives('staff', 'declares the disputed roll void', 'void-disputed'),
  gives('staff', 'overrules to no roll because {text}', 'overrule', ['reason'], {
    outcome: 'no-roll',
  }),
  verb('staff', 'overrules to {number} {number} because {text}', (words, { by }) => ({
    by,
    does: 'overrule',
    outcome: two(words),
    reason: words[2]!,
  })),
  verb(
    'staff',
    `restores {word} of {patron} to {${ONS.join('|')}}`,
    ([from, who, on], { by, state }) => ({
      by,
      does: 'restore-wager',
      wager: wagerOn(state, patron(who!), from!),
      on: on as WagerName,
    }),
  ),
  gives('staff', 'reports the equipment failed', 'equipment-failed'),
  gives('staff', 'resumes after repair because {text}', 'resume', ['note'], { how: 'rectified' }),
  gives('staff', 'resumes by hand because {text}', 'resume', ['note'], { how: 'procedures' }),
  gives('staff', 'decides that {text}', 'rule', ['ruling']),
]

export const SNAKE_EYES_VERBS: readonly Verb<State, Commands>[] = [...DICE, ...CALLS]
