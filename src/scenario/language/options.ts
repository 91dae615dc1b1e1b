import { choicesIn, saysIn, sourceOf } from './placeholders.ts'
import { corrected, nearestWord } from './spelling.ts'

/** The words after the book in the first line: `table nz5 decks 6 tie 9 unprepared`. */

export interface OptionSpec {
  /** A placeholder such as `{money}` or `{yes|no}`. */
  readonly value: string
  readonly says: string
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

export type Options = ReadonlyMap<string, string>

export const option = (value: string, says: string): OptionSpec => ({ value, says })

const UNPREPARED = 'unprepared'

export interface Opening {
  readonly options: Options
  readonly unprepared: boolean
  readonly mistakes: readonly string[]
}

const valueMistake = (name: string, word: string, { value }: OptionSpec): string | undefined => {
  if (new RegExp(`^${sourceOf(value)}$`).test(word)) return undefined
  const hole = value.slice(1, -1)
  const choices = choicesIn(hole)
  return choices
    ? `${name}: ${corrected(word, choices)}`
    : `${name}: "${word}" is not ${saysIn(hole)}`
}

/**
 * `lenient` accepts a value that no book allows, for a line that expects the refusal, such as
 * `table nz5 style D refused by nz5:8.5`.
 */
export const readOptions = (
  words: readonly string[],
  specs: OptionSpecs,
  lenient: boolean,
): Opening => {
  const options = new Map<string, string>()
  const mistakes: string[] = []
  let unprepared = false
  for (let i = 0; i < words.length; ) {
    const name = words[i]!
    if (name === UNPREPARED) {
      unprepared = true
      i += 1
      continue
    }
    const spec = Object.hasOwn(specs, name) ? specs[name]! : undefined
    const value = words[i + 1]
    i += 2
    if (!spec) {
      mistakes.push(unknownOption(name, [...Object.keys(specs), UNPREPARED]))
      if (nearestWord(name, [UNPREPARED]) !== undefined) i -= 1
    } else if (value === undefined)
      mistakes.push(`${name} needs a value: ${saysIn(spec.value.slice(1, -1))}`)
    else {
      if (options.has(name)) mistakes.push(`${name} is given twice`)
      const wrong = valueMistake(name, value, spec)
      const isUnlawful = lenient && choicesIn(spec.value.slice(1, -1)) !== undefined
      if (wrong !== undefined && !isUnlawful) mistakes.push(wrong)
      options.set(name, value)
    }
  }
  return { options, unprepared, mistakes }
}

const unknownOption = (name: string, names: readonly string[]): string => {
  const near = nearestWord(name, names)
  return near === undefined
    ? `there is no option "${name}"; the options are ${names.join(', ')}`
    : `"${name}": did you mean ${near}?`
}
