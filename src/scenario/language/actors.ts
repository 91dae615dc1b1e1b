import type { Actor, StaffRank } from '../../kernel/people.ts'
import { corrected, nearestWord } from './spelling.ts'

/** The first words of a line name the actor. */

/** The actors that phrases are for. */
export type Speaker =
  | 'patron'
  | 'staff'
  | 'anybody'
  | 'shoe'
  | 'wheel'
  | 'dice'
  | 'clock'
  | 'chance'

export interface SpeakingActor {
  readonly by: Actor
  readonly as: Speaker
}

export const STAFF: Readonly<Record<string, StaffRank>> = {
  dealer: 'dealer',
  'game supervisor': 'game-supervisor',
  'casino supervisor': 'casino-supervisor',
  director: 'casino-supervisor',
  'senior supervisor': 'senior-casino-supervisor',
  operator: 'operator',
}

const SOURCES = ['shoe', 'wheel', 'dice', 'clock', 'chance'] as const

export const OPENINGS: readonly string[] = ['table', 'session', 'tournament']

export const EXPECTS = 'then'

const FIXED: readonly string[] = [...OPENINGS, EXPECTS, ...Object.keys(STAFF), ...SOURCES]

const PATRON = 'seat [1-9]\\d*|patron \\S+'

/** A member of staff may have a name: `game supervisor (Ana)`. */
const ACTOR = new RegExp(
  `^(?:(?:${Object.keys(STAFF).join('|')}) \\(\\S+\\)|${FIXED.join('|')}|${PATRON}|\\S+ for (?:${PATRON}|\\S+))(?= |$)`,
)

export const whoIs = (actor: string): SpeakingActor | undefined => {
  if (/^seat [1-9]\d*$/.test(actor)) return { by: { role: 'patron', patron: actor }, as: 'patron' }
  if (actor.startsWith('patron '))
    return { by: { role: 'patron', patron: actor.slice('patron '.length) }, as: 'patron' }
  const named = actor.match(/^(.+) \((\S+)\)$/)
  if (named && Object.hasOwn(STAFF, named[1]!))
    return { by: { role: 'staff', rank: STAFF[named[1]!]!, name: named[2]! }, as: 'staff' }
  const acting = actor.match(/^(\S+) for (?:patron )?(.+)$/)
  if (acting)
    return { by: { role: 'nominee', nominee: acting[1]!, patron: acting[2]! }, as: 'patron' }
  if (Object.hasOwn(STAFF, actor))
    return { by: { role: 'staff', rank: STAFF[actor]! }, as: 'staff' }
  const source = SOURCES.find(one => one === actor)
  if (source === 'clock') return { by: { role: 'clock' }, as: source }
  if (source === 'chance') return { by: { role: 'chance' }, as: source }
  return source && { by: { role: 'staff', rank: 'dealer' }, as: source }
}

/** Splits a line into its actor and the rest. One space between them is enough. */
export const actorOf = (line: string): readonly [actor: string, rest: string] => {
  const found = line.match(ACTOR)?.[0]
  if (found) return [found, line.slice(found.length).trim()]
  const [first = ''] = line.split(' ')
  return [first, line.slice(first.length).trim()]
}

const PEOPLE: readonly string[] = [...FIXED, 'seat', 'patron']

export const nobody = (actor: string, rest: string): string => {
  if (actor === 'seat' || actor === 'patron')
    return `${actor} needs its ${actor === 'seat' ? 'number: seat 1' : 'name: patron Ana'}`
  const two = `${actor} ${rest.split(' ')[0] ?? ''}`
  const near = nearestWord(two, PEOPLE) ?? nearestWord(actor, PEOPLE)
  if (near !== undefined) return `nobody is called "${actor}": did you mean ${near}?`
  return `nobody is called ${corrected(actor, ['seat 1', 'patron NAME', ...FIXED])}`
}
