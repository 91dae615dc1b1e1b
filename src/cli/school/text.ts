import { RANKS } from '../../kernel/people.ts'
import { dollars, sentence } from '../../kernel/refusal.ts'
import type { Moment } from '../../school/evening.ts'
import type { AnswerValue, Mark } from '../../school/marks.ts'
import { callsFor, paletteAt } from '../../school/palette.ts'
import { REMEDIES } from '../../school/remedy.ts'
import type { Score } from '../../school/score.ts'
import type { Ask } from '../../school/trainee-questions.ts'

/** The school's texts in a terminal. */

const questionOf = (ask: Ask): string => {
  switch (ask.asks) {
    case 'act':
      return 'What do you do?'
    case 'allow':
      return 'Do you allow it? (yes or no)'
    case 'who':
      return 'Who decides it, at least?'
    case 'remedy':
      return 'What follows?'
    case 'say':
      return 'What do you announce?'
    case 'draw':
      return 'Who draws the next card?'
    case 'pay':
      return `${ask.wager.patron} has ${dollars(ask.wager.chips)} on ${ask.wager.on}: take, back, or the dollars to pay?`
  }
}

/** The answers to choose from; undefined if the trainee types one. */
export const optionsOf = (
  moment: Moment,
  ask: Ask,
): readonly { says: string; given: AnswerValue }[] => {
  const plain = (words: readonly string[]) => words.map(says => ({ says, given: says }))
  switch (ask.asks) {
    case 'who':
      return plain(RANKS)
    case 'remedy':
      return plain(REMEDIES)
    case 'draw':
      return plain(['player', 'banker', 'nobody'])
    case 'say':
      return callsFor(moment, ask).map(phrase => ({
        says: sentence(phrase),
        given: JSON.stringify([phrase.says, phrase.facts ?? {}]),
      }))
    case 'act': {
      const { steps, deeds } = paletteAt(moment.place, moment.deed.before)
      return [...steps, ...deeds].map(({ key, does, with: fixed }) => ({
        says: key,
        given: { does, ...fixed },
      }))
    }
    case 'allow':
    case 'pay':
      return []
  }
}

export const sheetLine = (round: number, moment: Moment, ask: Ask): string =>
  JSON.stringify({
    to: ask.id,
    asks: ask.asks,
    round,
    says: questionOf(ask),
    ...(moment.sees && { sees: moment.sees.en }),
    scene: moment.scene.map(({ says }) => says),
    ...(ask.asks === 'pay' && { wager: ask.wager }),
    options: optionsOf(moment, ask).map(({ given }) => given),
  })

/** One line of a lesson may give several commands. */
const sceneText = ({ scene }: Moment): readonly string[] =>
  scene.filter(({ says }, i) => scene[i - 1]?.says !== says).map(({ says }) => `    ${says}`)

export const askedText = (moment: Moment, ask: Ask, isFirst: boolean): string => {
  const scene = isFirst ? sceneText(moment) : []
  const sees = isFirst && moment.sees ? ['', `  ${moment.sees.en}`] : []
  const options = optionsOf(moment, ask).map(
    ({ says }, i) => `${String(i + 1).padStart(4)} ${says}`,
  )
  const listed = ask.asks === 'act' ? columns(options) : options
  return [...scene, ...sees, '', questionOf(ask), ...listed].join('\n')
}

const WIDTH = 36

const columns = (options: readonly string[]): readonly string[] => {
  const rows = Math.ceil(options.length / 3)
  return Array.from({ length: rows }, (_, row) =>
    [0, 1, 2]
      .map(column => (options[row + column * rows] ?? '').padEnd(WIDTH))
      .join('')
      .trimEnd(),
  )
}

const givenText = (given: AnswerValue | null): string => {
  if (given === null) return 'nothing'
  return typeof given === 'object' ? JSON.stringify(given) : String(given)
}

/** What happened, the question, and the right answer. */
export const previewText = (moment: Moment, ask: Ask, isFirst: boolean): string => {
  const scene = isFirst ? sceneText(moment) : []
  const sees = isFirst && moment.sees ? [`  ${moment.sees.en}`] : []
  const due = ask.asks === 'say' ? sentence(ask.phrase) : dueText(ask)
  return [...scene, ...sees, `  ${questionOf(ask)}  ${due}  (${ask.under.join(' ')})`].join('\n')
}

const dueText = (ask: Ask): string => {
  if (ask.asks === 'pay' && typeof ask.expected === 'number') return dollars(ask.expected)
  if (ask.asks !== 'act') return String(ask.expected)
  const { by: _, ...said } = ask.expected
  return JSON.stringify(said)
}

export const markText = (mark: Mark): string => {
  const lines = [
    `${mark.isRight ? 'right' : 'WRONG'}  ${mark.to} ${mark.asks}  ${mark.under.join(' ')}`,
  ]
  if (!mark.isRight) {
    lines.push(`       you: ${givenText(mark.given)}   due: ${givenText(mark.expected)}`)
    if (mark.refused) lines.push(`       refused by ${mark.refused}`)
    if (mark.money !== 0) lines.push(`       the bank is out by ${dollars(mark.money)}`)
    if (mark.scenario) lines.push(`       see ${mark.scenario}`)
  }
  return lines.join('\n')
}

const perCent = (thousandths: number): string => `${(thousandths / 10).toFixed(1)} %`

export const scoreText = (score: Score): string =>
  [
    `${score.right} of ${score.asked} right, ${perCent(score.accuracy)}`,
    ...(score.speed === null ? [] : [`in time: ${perCent(score.speed)}`]),
    `missed: ${score.missed}, false alarms: ${score.falseAlarms}`,
    `money errors: ${score.moneyErrors}, ${dollars(score.money)} in all`,
  ].join('\n')
