import type { Authority } from '../kernel/authority.ts'
import type { AnyDeclared } from '../kernel/command.ts'
import type { Command } from '../kernel/game.ts'
import { isRefusal, sentence } from '../kernel/refusal.ts'
import { type Evening, type Moment, momentsIn } from './evening.ts'
import { dealt } from './rehearsal.ts'
import type { Ask, AskOf, Payment } from './trainee-questions.ts'

/** Turns answers into marks. The rules decide what the trainee's command would have done. */

/** A command without its author, a rank, a remedy, an announcement, a hand, or a payment. */
export type AnswerValue = string | number | boolean | Readonly<Record<string, unknown>>

export interface TraineeAnswer {
  readonly to: string
  readonly given: AnswerValue
  /** How long the trainee took, in milliseconds. */
  readonly took?: number
}

export interface Mark {
  readonly to: string
  readonly asks: Ask['asks']
  readonly isRight: boolean
  readonly given: AnswerValue | null
  readonly expected: AnswerValue
  readonly under: readonly Authority[]
  /** The kind of irregularity; undefined for an ordinary moment. */
  readonly kind?: string
  /** The file and line of the lesson. */
  readonly scenario?: string
  /** The trainee took an ordinary moment for an irregularity. */
  readonly isFalseAlarm: boolean
  /** The trainee took an irregularity for an ordinary moment. */
  readonly isMissed: boolean
  /** The error in the payment, in cents. */
  readonly money: number
  /** True if it took longer than at a real table; undefined if it was not measured. */
  readonly isSlow?: boolean
  /** The rules' reason to refuse the trainee's command. */
  readonly refused?: string
}

/**
 * How long each answer takes at the usual pace of a table, in milliseconds. We chose these numbers.
 */
export const PACE: Readonly<Record<Ask['asks'], number>> = {
  act: 5_000,
  allow: 4_000,
  who: 4_000,
  remedy: 6_000,
  say: 5_000,
  draw: 4_000,
  pay: 8_000,
}

const declaredBy = ({ place }: Moment, does: string): AnyDeclared | undefined =>
  (place.setting.commands as readonly AnyDeclared[]).find(each => each.does === does)

/** Free text does not affect a decision, so commands are compared without it. */
const textsIn = (declared: AnyDeclared | undefined): readonly string[] =>
  Object.entries(declared?.fields ?? {}).flatMap(([name, { is }]) => (is === 'text' ? [name] : []))

const plain = (value: unknown, without: readonly string[]): string =>
  JSON.stringify(value, (key, each: unknown) => {
    if (key === 'by' || key === 'round' || without.includes(key)) return undefined
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each
    return Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })

/** The trainee's command. Free text is not asked for, so it is taken from the lesson. */
const commandOf = (moment: Moment, ask: AskOf<'act'>, given: AnswerValue): Command => {
  const said = typeof given === 'object' ? given : { does: String(given) }
  const does = String(said.does)
  const texts = textsIn(declaredBy(moment, does)).map(name => [
    name,
    (ask.expected as Command & Record<string, unknown>)[name] ?? 'school',
  ])
  return { ...Object.fromEntries(texts), ...said, does, by: ask.expected.by } as Command
}

/** Right if the rules decide the same. For an ordinary duty the name of the command is enough. */
const isSameDeed = (moment: Moment, ask: AskOf<'act'>, given: AnswerValue): boolean => {
  const { place, deed } = moment
  const command = commandOf(moment, ask, given)
  if (!ask.isIrregular) return command.does === ask.expected.does
  const { decision } = dealt(place, deed.before, command)
  const texts = textsIn(declaredBy(moment, ask.expected.does))
  return !isRefusal(decision) && plain(decision, texts) === plain(deed.decision, texts)
}

const isSame = (moment: Moment, ask: Ask, given: AnswerValue): boolean =>
  ask.asks === 'act' ? isSameDeed(moment, ask, given) : given === ask.expected

const refusalOf = (moment: Moment, ask: Ask, given: AnswerValue): string | undefined => {
  if (ask.asks !== 'act') return undefined
  const { place, deed } = moment
  const { decision } = dealt(place, deed.before, commandOf(moment, ask, given))
  return isRefusal(decision) ? `${decision.refused}: ${sentence(decision)}` : undefined
}

const paid = (payment: Payment, stake: number): number => {
  if (payment === 'take') return -stake
  return payment === 'back' ? 0 : payment
}

const isPayment = (given: AnswerValue): given is Payment =>
  given === 'take' || given === 'back' || (typeof given === 'number' && Number.isSafeInteger(given))

/** What the trainee paid less what was due. An unpaid amount counts too. */
const moneyError = (ask: Ask, given: AnswerValue | null): number => {
  if (ask.asks !== 'pay') return 0
  const stake = ask.wager.chips
  const gave = given !== null && isPayment(given) ? paid(given, stake) : 0
  return gave - paid(ask.expected, stake)
}

/** True if the answer raises an alarm: it is not a step of the dealer. */
const raises = (moment: Moment, ask: Ask, given: AnswerValue): boolean => {
  if (ask.asks === 'allow') return given === false
  if (ask.asks !== 'act') return false
  const declared = declaredBy(moment, commandOf(moment, ask, given).does)
  return declared?.place !== 'step'
}

const withoutAuthor = ({ by: _, ...command }: Command): AnswerValue => command

export const marked = (
  moment: Moment,
  ask: Ask,
  answer: TraineeAnswer | undefined,
  kind?: string,
  scenario?: string,
): Mark => {
  const given = answer?.given ?? null
  const isRight = given !== null && isSame(moment, ask, given)
  const isIrregular = 'isIrregular' in ask && ask.isIrregular
  const isAlarm = given !== null && raises(moment, ask, given)
  const refused = given === null || isRight ? undefined : refusalOf(moment, ask, given)
  return {
    to: ask.id,
    asks: ask.asks,
    isRight,
    given,
    expected: ask.asks === 'act' ? withoutAuthor(ask.expected) : ask.expected,
    under: ask.under,
    ...(kind !== undefined && { kind }),
    ...(scenario !== undefined && { scenario }),
    isFalseAlarm: !isRight && !isIrregular && isAlarm,
    isMissed: !isRight && isIrregular && !isAlarm,
    money: moneyError(ask, given),
    ...(answer?.took !== undefined && { isSlow: answer.took > PACE[ask.asks] }),
    ...(refused !== undefined && { refused }),
  }
}

/** One mark per question. An unanswered question is wrong. */
export const marksOf = (evening: Evening, answers: readonly TraineeAnswer[]): readonly Mark[] => {
  const byAsk = new Map(answers.map(answer => [answer.to, answer]))
  return evening.rounds.flatMap(({ lesson, moments }) => {
    const kind = lesson?.is === 'kind' ? lesson.id : undefined
    return moments.flatMap(moment =>
      moment.asks.map(ask => marked(moment, ask, byAsk.get(ask.id), kind, lesson?.at)),
    )
  })
}

/** All questions of an evening. */
export const asksIn = (
  evening: Evening,
): readonly { readonly moment: Moment; readonly ask: Ask }[] =>
  momentsIn(evening).flatMap(moment => moment.asks.map(ask => ({ moment, ask })))
