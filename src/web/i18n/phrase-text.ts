import { isOn, SIDE_WAGERS } from '../../games/baccarat/s05-wagers/basic-wagers.ts'
import { isOn as isAtDice } from '../../games/snake-eyes/s04-wagers.ts'
import { type Phrase, sentence } from '../../kernel/refusal.ts'
import type { Words } from './en.ts'

/**
 * Translates phrases of the rules and the server: finds the sentence in the current language and
 * fills in the same facts.
 */

const simple = ({ roulette: { kinds, named } }: Words, on: string): string => {
  const [kind = on, numbers] = on.split(':')
  const name = kinds[kind] ?? kind
  return numbers === undefined ? name : named(name, numbers)
}

/** `split:17-20` is named "Split 17-20"; `tier/split:5-8` is the Split 5-8 of a Tier. */
export const rouletteWager = (words: Words, on: string): string => {
  const [whole, piece] = on.split('/')
  return piece === undefined
    ? simple(words, on)
    : words.roulette.piece(simple(words, piece), simple(words, whole!))
}

const isAtCards = (on: string): boolean =>
  /^(ante|bet|super|dealer-super|other-super|super-\d+)$/.test(on)

/**
 * Reads only the words of the wager's own game, because other words may not be loaded. No two games
 * share a wager's name.
 */
const wager = (words: Words, on: string): string => {
  if (isOn(on)) return words.baccarat.wager(on)
  if (isAtDice(on)) return words.snakeEyes.wagers[on]
  return isAtCards(on) ? words.lunar.wager(on) : rouletteWager(words, on)
}

const SIDES: readonly string[] = SIDE_WAGERS

/** A kind of wager as the sign names it, or a tournament card. */
const kind = (words: Words, name: string): string => {
  if (name === 'main') return words.sign.hands
  return SIDES.includes(name) ? words.baccarat.kind(name) : wager(words, template(words, name))
}

const template = ({ templates }: Words, says: string): string =>
  Object.hasOwn(templates, says) ? templates[says]! : says

const game = ({ games }: Words, name: string): string =>
  Object.hasOwn(games, name) ? games[name as keyof typeof games].title : name

const election = ({ terms }: Words, option: string): string => terms.election(option)
const hand = ({ lunar }: Words, name: string): string => lunar.hand(name)

const moment = ({ marks }: Words, iso: string): string => marks.moment(Date.parse(iso))

/** Translates a fact by its name. Facts without an entry are the same in every language. */
const WORDS: Readonly<Record<string, (words: Words, fact: string) => string>> = {
  on: wager,
  kind,
  game,
  units: ({ terms }, name) => terms.unit(name),
  hand,
  other: hand,
  election: ({ terms }, name) => terms.elected(name),
  elected: election,
  choices: election,
  version: election,
  rank: ({ terms }, name) => terms.rank(name.replaceAll(' ', '-')),
  /** The values of these facts are looked up as templates. */
  colour: template,
  colours: template,
  side: template,
  end: template,
  reason: template,
  period: ({ marks }, name) => marks.periods[name as 'day'] ?? name,
  until: moment,
  renews: moment,
}

export const phraseText = (words: Words, phrase: Phrase): string =>
  sentence(phrase, {
    template: says => template(words, says),
    word: (hole, fact) => WORDS[hole]?.(words, fact) ?? fact,
    list: words.marks.items,
  })

/** The name of the phase. The fields of a view show which game it belongs to. */
export const phaseWords = (words: Words, view: { readonly phase: string }): string => {
  const named: Readonly<Record<string, string>> =
    'ballIn' in view
      ? words.roulette.phase
      : 'boxes' in view
        ? words.lunar.phase
        : 'faces' in view
          ? words.snakeEyes.phase
          : words.table.phase
  return named[view.phase] ?? view.phase
}

/** Translates a fixed sentence from the server, such as a title or a notice on a display. */
export const spokenText = (words: Words, says: string): string => template(words, says)
