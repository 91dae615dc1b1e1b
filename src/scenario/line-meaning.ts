import type { Command, Event } from '../kernel/game.ts'
import { EXPECTATIONS, HAPPENINGS } from './expectations.ts'
import { saying } from './general-form.ts'
import {
  EXPECTS,
  nobody,
  OPENINGS,
  type Speaker,
  type SpeakingActor,
  whoIs,
} from './language/actors.ts'
import { likely } from './language/mistake.ts'
import { type Opening, type Options, readOptions } from './language/options.ts'
import { fill, patron, type Words } from './language/phrase.ts'
import { holesIn } from './language/placeholders.ts'
import type { Scenario, Step } from './language/scenario-text.ts'
import { corrected, nearestWord } from './language/spelling.ts'
import {
  type AnySetting,
  type Expectation,
  innerExpectation,
  innerVerb,
  type Verb,
} from './stage.ts'
import { VERBS } from './verbs.ts'

/** Understands every line of a scenario before anything is played. */

export interface Mistake {
  readonly line: number
  readonly says: string
}

export type ScenarioLine =
  | (Opening & { readonly is: 'opens'; readonly step: Step; readonly book: string } & SettingPart)
  | {
      readonly is: 'acts'
      readonly step: Step
      readonly who: SpeakingActor
      readonly verb: Verb<unknown, Command>
      readonly words: Words
    }
  | {
      readonly is: 'expects'
      readonly step: Step
      readonly expectation: Expectation<unknown, Event, unknown>
      readonly words: Words
    }

interface SettingPart {
  readonly setting: AnySetting
}

export interface Understood {
  readonly lines: readonly ScenarioLine[]
  readonly mistakes: readonly Mistake[]
}

type LineMeaning = ScenarioLine | { readonly is: 'mistaken'; readonly says: readonly string[] }

const mistaken = (...says: readonly string[]): LineMeaning => ({ is: 'mistaken', says })

const opens = (settings: readonly AnySetting[], step: Step): LineMeaning => {
  const [book = '', ...words] = step.phrase.split(' ')
  const same = settings.filter(each => each.opens === step.actor)
  const setting = same.find(({ books }) => books.includes(book))
  if (!setting) {
    const books = same.flatMap(each => each.books)
    return mistaken(`no ${step.actor} is played by ${corrected(book, books)}`)
  }
  const opening = readOptions(words, setting.options, step.refusedBy !== undefined)
  const wrong =
    step.refusedBy === undefined
      ? (unknownKind(setting, opening.options) ??
        saidTwice(opening.options) ??
        setting.mistake?.(book, opening.options))
      : undefined
  if (wrong !== undefined) return mistaken(...opening.mistakes, wrong)
  return opening.mistakes.length > 0
    ? mistaken(...opening.mistakes)
    : { is: 'opens', step, book, setting, ...opening }
}

/** `limits straight-up:1-50` names a kind of wager. */
const unknownKind = ({ limits }: AnySetting, options: Options): string | undefined => {
  const kinds = (options.get('limits')?.split(',') ?? []).map(each => each.split(':')[0]!)
  const unknown = kinds.find(kind => !limits.includes(kind))
  return unknown === undefined
    ? undefined
    : `limits: no sign shows limits for ${corrected(unknown, limits)}`
}

const LISTS = ['limits', 'chips', 'colours'] as const

/** `chips 5,5` and `limits red:1-5,red:2-9` say something twice. */
const saidTwice = (options: Options): string | undefined => {
  for (const list of LISTS) {
    const names = (options.get(list)?.split(',') ?? []).map(each => each.split(':')[0]!)
    const twice = names.find((name, at) => names.indexOf(name) < at)
    if (twice !== undefined) return `${list}: ${twice} is given twice`
  }
  return undefined
}

const known = new WeakMap<AnySetting, readonly Verb<unknown, Command>[]>()

/** Every phrase that acts here: the game's own, those of Division 1, and the general form. */
export const verbsAt = (setting: AnySetting): readonly Verb<unknown, Command>[] => {
  const before = known.get(setting)
  if (before) return before
  const { verbs, inside, commands } = setting
  const general = inside ? VERBS.map(verb => innerVerb(verb, inside)) : []
  const all = [...verbs, ...general, ...saying(commands, inside)] as readonly Verb<
    unknown,
    Command
  >[]
  known.set(setting, all)
  return all
}

export const expectationsAt = ({
  expects,
  inside,
  insideView,
}: AnySetting): readonly Expectation<unknown, Event, unknown>[] => {
  const general =
    inside && insideView
      ? EXPECTATIONS.map(each => innerExpectation(each, inside, insideView))
      : HAPPENINGS
  return [...expects, ...general] as readonly Expectation<unknown, Event, unknown>[]
}

const isFor = (verb: Verb<unknown, Command>, as: Speaker): boolean =>
  verb.who === as || verb.who === 'anybody'

const FOR: Readonly<Record<Speaker, string>> = {
  patron: 'a patron',
  staff: 'staff',
  anybody: 'anybody',
  shoe: 'the shoe',
  wheel: 'the wheel',
  dice: 'the dice',
  clock: 'the clock',
  chance: 'chance',
}

const cannot = (setting: AnySetting, { actor, phrase }: Step, as: Speaker): string => {
  const [, round] = phrase.match(/ in round (\S+)$/) ?? []
  if (round !== undefined) return `in round: "${round}" is not the number of a round`
  const all = verbsAt(setting)
  const others = all.find(verb => !isFor(verb, as) && fill(verb.says, phrase))
  if (others && !holesIn(others.says).every(hole => others.says === `{${hole}}`))
    return `${actor} cannot "${phrase}": that is for ${FOR[others.who]}`
  const own = all.filter(verb => isFor(verb, as)).map(verb => verb.says)
  return `${actor} cannot "${phrase}"${meant(phrase, own)}`
}

/** The phrase that was probably meant, or how the possible ones begin. */
const meant = (phrase: string, templates: readonly string[]): string => {
  const near = likely(phrase, templates)
  return near === undefined ? `; expected one of ${beginnings(templates).join(', ')}` : `: ${near}`
}

const beginnings = (templates: readonly string[]): readonly string[] => [
  ...new Set(templates.map(says => says.split(' ')[0]!)),
]

const beforeColon = (name: string): string => name.split(/[:/]/)[0]!

/** The names of wagers and limits. Only a line that is refused may name others. */
const unknownName = (
  { wagers, limits }: AnySetting,
  template: string,
  words: Words,
): string | undefined => {
  const holes = holesIn(template)
  const wager = words.find((word, i) => holes[i] === 'wager' && !wagers.includes(beforeColon(word)))
  if (wager !== undefined) return `no wager is called ${corrected(beforeColon(wager), wagers)}`
  const limit = words.find((word, i) => holes[i] === 'limit' && !limits.includes(word))
  return limit === undefined ? undefined : `no sign shows limits for ${corrected(limit, limits)}`
}

/** A clause or a round belongs at the end of its line; free text would swallow it. */
const misplaced = (phrase: string): string | undefined => {
  if (/(?:^| )refused by$/.test(phrase)) return '"refused by" needs a clause such as nz1:10.3'
  const [, after] = phrase.match(/ refused by \S+:\S+ (.+)$/) ?? []
  return after === undefined ? undefined : `"${after}" comes after the clause of the refusal`
}

const acts = (setting: AnySetting, step: Step): LineMeaning => {
  const who = whoIs(step.actor)
  if (!who) return mistaken(nobody(step.actor, step.phrase))
  const wrongEnd = misplaced(step.phrase)
  if (wrongEnd !== undefined) return mistaken(wrongEnd)
  for (const verb of verbsAt(setting)) {
    const words = isFor(verb, who.as) ? fill(verb.says, step.phrase) : undefined
    if (!words) continue
    const wrong =
      verb.mistake?.(words) ??
      (step.refusedBy === undefined ? unknownName(setting, verb.says, words) : undefined)
    return wrong === undefined ? { is: 'acts', step, who, verb, words } : mistaken(wrong)
  }
  return mistaken(cannot(setting, step, who.as))
}

const eventMistake = ({ happens }: AnySetting, template: string, words: Words) => {
  const at = holesIn(template).indexOf('event')
  const name = words[at]
  return name === undefined || happens.includes(name)
    ? undefined
    : `no event is called ${corrected(name, happens)}`
}

/** An expectation about a person who never appears could not fail, so it is a mistake. */
const strangerIn = (template: string, words: Words, known: readonly string[]) => {
  const holes = holesIn(template)
  const names = words.filter((_, i) => holes[i] === 'patron').map(patron)
  const stranger = names.find(name => !known.includes(name))
  return stranger === undefined ? undefined : `nobody called ${stranger} has come here`
}

const NAMES = /\b(?:seat \d+|patron (\S+))/g

/** The people named in a line. */
const named = (text: string): readonly string[] =>
  [...text.matchAll(NAMES)].flatMap(([whole, name]) => [whole, ...(name ? [name] : [])])

const peopleIn = ({ actor, phrase }: Step): readonly string[] => {
  const by = whoIs(actor)?.by
  const own = by?.role === 'patron' || by?.role === 'nominee' ? [by.patron] : []
  return [...own, ...named(phrase), ...(phrase.match(/[A-Z][a-z]+/g) ?? [])]
}

const expects = (setting: AnySetting, step: Step, people: readonly string[]): LineMeaning => {
  const { phrase } = step
  const all = expectationsAt(setting)
  for (const expectation of all) {
    const words = fill(expectation.says, phrase)
    if (!words) continue
    const wrong =
      expectation.mistake?.(words) ??
      unknownName(setting, expectation.says, words) ??
      eventMistake(setting, expectation.says, words) ??
      strangerIn(expectation.says, words, people)
    return wrong === undefined ? { is: 'expects', step, expectation, words } : mistaken(wrong)
  }
  const known = meant(
    phrase,
    all.map(({ says }) => says),
  )
  return mistaken(`nothing is known as "${phrase}"${known}`)
}

/** All mistakes of a scenario, or its lines. */
export const understand = (
  settings: readonly AnySetting[],
  { line: first, steps }: Scenario,
): Understood => {
  const lines: ScenarioLine[] = []
  const mistakes: Mistake[] = []
  let people: readonly string[] = []
  let setting: AnySetting | undefined
  if (steps.length === 0) mistakes.push({ line: first, says: 'nothing happens here' })
  for (const step of steps) {
    const isOpening = OPENINGS.includes(step.actor)
    if (!setting && !isOpening) {
      const near = nearestWord(step.actor, OPENINGS)
      const says = 'a scenario begins with its table, session or tournament'
      mistakes.push({
        line: step.line,
        says: near ? `"${step.actor}": did you mean ${near}?` : says,
      })
      break
    }
    const found = isOpening
      ? opens(settings, step)
      : step.actor === EXPECTS
        ? expects(setting!, step, people)
        : acts(setting!, step)
    if (found.is === 'mistaken')
      for (const says of found.says) mistakes.push({ line: step.line, says })
    else lines.push(found)
    if (found.is === 'opens') people = [...people, ...(found.setting.people?.(found.options) ?? [])]
    if (step.actor !== EXPECTS) people = [...people, ...peopleIn(step)]
    if (isOpening) setting = found.is === 'opens' ? found.setting : like(settings, step)
    if (isOpening && !setting) break
  }
  return { lines, mistakes }
}

/**
 * The setting of an opening line with a wrong option, so that the lines below are still checked.
 */
const like = (settings: readonly AnySetting[], { actor, phrase }: Step): AnySetting | undefined =>
  settings.find(({ opens: how, books }) => how === actor && books.includes(phrase.split(' ')[0]!))
