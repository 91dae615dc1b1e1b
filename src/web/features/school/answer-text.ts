import { sentence } from '../../../kernel/refusal.ts'
import type { AnswerValue } from '../../../school/marks.ts'
import type { Ask } from '../../../school/trainee-questions.ts'
import { dollars, phraseText, type Words } from '../../i18n/index.ts'
import type { School } from './words/school.en.ts'

/** An answer as text: the right one, and the one given. */

type Command = Readonly<Record<string, unknown>>

/** The lessons call patrons by their seats. */
export const patronText = (school: School, patron: string): string => {
  const seat = /^seat (\d+)$/.exec(patron)?.[1]
  return seat === undefined ? patron : school.seat(seat)
}

/** The name of a command at the desk. A command with several forms takes the name of the matching form. */
export const deedText = ({ desk }: Words, command: Command): string => {
  const { does, by: _, reason: __, note: ___, round: ____, ...fields } = command
  if (does === 'call' && 'total' in fields) return desk.callTotal(fields.total)
  const name = STEPPED.has(String(does)) ? desk.step(String(does)) : desk.deed(String(does))
  const said = Object.values(fields)
    .filter(value => value !== undefined && typeof value !== 'object')
    .map(value =>
      typeof value === 'number' && value >= 100 ? dollars(value) : desk.option(String(value)),
    )
  return [name, ...said].join(' · ')
}

const STEPPED: ReadonlySet<string> = new Set([
  'call',
  'spin',
  'announce',
  'collect',
  'pay',
  'settle',
  'lock',
  'offer-dice',
  'transfer',
  'offer-roles',
  'pass-hand',
  'turn-hand',
])

const announcementText = (words: Words, given: string): string => {
  try {
    const [says, facts] = JSON.parse(given) as [string, Readonly<Record<string, never>>]
    return phraseText(words, { says, facts }) || sentence({ says, facts })
  } catch {
    return given
  }
}

export const answerText = (
  words: Words,
  school: School,
  asks: Ask['asks'],
  given: AnswerValue | null,
): string => {
  if (given === null) return school.nothing
  switch (asks) {
    case 'act':
      return typeof given === 'object' ? deedText(words, given) : String(given)
    case 'allow':
      return given === true ? school.yes : school.no
    case 'who':
      return words.desk.rank(String(given))
    case 'remedy':
      return school.remedies(String(given))
    case 'say':
      return announcementText(words, String(given))
    case 'draw':
      return school.hands[String(given)] ?? String(given)
    case 'pay':
      if (given === 'take') return school.take
      return given === 'back' ? school.giveBack : school.payOut(dollars(Number(given)))
  }
}
