import type { Moment } from '../../school/evening.ts'
import type { AnswerValue } from '../../school/marks.ts'
import { type Choice, type Field, paletteAt } from '../../school/palette.ts'
import type { Ask } from '../../school/trainee-questions.ts'
import { optionsOf } from './text.ts'

/** Reads an answer that the trainee types. */

type Lines = AsyncIterator<string>

const next = async (lines: Lines): Promise<string | undefined> => {
  const { value, done } = await lines.next()
  return done ? undefined : value.trim()
}

const say = (text: string): boolean => process.stdout.write(text)

const chosen = <T>(typed: string, options: readonly T[], name: (one: T) => string): T | undefined =>
  options[Number(typed) - 1] ?? options.find(one => name(one) === typed)

const cents = (typed: string): number | undefined => {
  const amount = Number(typed.replace(/^\$/, ''))
  return typed !== '' && Number.isFinite(amount) && amount >= 0
    ? Math.round(amount * 100)
    : undefined
}

const typedValue = ({ is, values }: Field, typed: string): unknown => {
  if (values) return chosen(typed, values, String)
  if (is === 'chips') return cents(typed)
  if (is === 'list' || is === 'tuple') return typed.split(/[\s,]+/).map(numbered)
  return numbered(typed)
}

const numbered = (typed: string): string | number => (/^\d+$/.test(typed) ? Number(typed) : typed)

const filled = async (
  lines: Lines,
  { does, with: fixed, fields }: Choice,
): Promise<AnswerValue | undefined> => {
  const said: Record<string, unknown> = { does, ...fixed }
  for (const field of fields) {
    if (Object.hasOwn(fixed, field.name)) continue
    const listed =
      field.values?.map((value, i) => `${i + 1} ${String(value)}`).join('  ') ?? field.is
    say(`  ${field.name}${field.optional ? ' (optional)' : ''}: ${listed}\n`)
    const typed = await next(lines)
    if (typed === undefined) return undefined
    if (typed !== '') said[field.name] = typedValue(field, typed)
  }
  return said
}

const deed = async (
  lines: Lines,
  moment: Moment,
  typed: string,
): Promise<AnswerValue | undefined> => {
  const { steps, deeds } = paletteAt(moment.place, moment.deed.before)
  const choice = chosen(typed, [...steps, ...deeds], ({ key }) => key)
  if (!choice) return typed
  return steps.includes(choice) ? { does: choice.does } : filled(lines, choice)
}

/** Undefined at the end of the input. */
export const readAnswer = async (
  lines: Lines,
  moment: Moment,
  ask: Ask,
): Promise<AnswerValue | undefined> => {
  const typed = await next(lines)
  if (typed === undefined) return undefined
  if (ask.asks === 'act') return deed(lines, moment, typed)
  if (ask.asks === 'allow') return /^(y|yes|true|1)$/i.test(typed)
  if (ask.asks === 'pay') return cents(typed) ?? typed
  return chosen(typed, optionsOf(moment, ask), ({ says }) => says)?.given ?? typed
}
