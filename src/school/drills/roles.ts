import { GAMES } from '../../games/catalogue.ts'
import type { GeneralEvent } from '../../general/events.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { numberBelow, oneOf, type Words } from '../../odds/simulation/random.ts'
import { lessonRound, type Moment } from '../evening.ts'
import type { Lesson } from '../lesson.ts'
import { marked } from '../marks.ts'
import { ordinaryRound } from '../ordinary-round.ts'
import { type Deed, dealt, eventsOf } from '../rehearsal.ts'
import type { AskOf } from '../trainee-questions.ts'
import type { Exercise, InspectedEntry } from './exercise.ts'

/** Supervisors approve or decline; inspectors find the entry that the rules would not have made. */

interface Case {
  readonly moment: Moment
  readonly ask: AskOf<'act'>
}

const caseOf = (lesson: Lesson, words: Words): Case | undefined => {
  const { moments } = lessonRound(lesson, 1, words)
  for (const moment of moments)
    for (const ask of moment.asks) if (ask.asks === 'act' && ask.isIrregular) return { moment, ask }
  return undefined
}

const withoutAuthor = ({ by: _, ...command }: AskOf<'act'>['expected']) => command

/** Half of the proposals are right; the others come from another case at the same kind of table. */
export const supervisor = (lessons: readonly Lesson[], words: Words): Exercise => {
  const kinds = lessons.filter(({ is, text }) => is === 'kind' && !/ refused by /.test(text))
  const lesson = oneOf(kinds, words)
  const found = caseOf(lesson, words)
  if (!found) return supervisor(lessons, words)
  const { moment, ask } = found
  const others = kinds.filter(({ book, id }) => book === lesson.book && id !== lesson.id)
  const trap =
    numberBelow(2, words) === 0 && others.length > 0
      ? caseOf(oneOf(others, words), words)
      : undefined
  const proposed = withoutAuthor((trap ?? found).ask.expected)
  const { isRight } = marked(moment, ask, { to: ask.id, given: { ...proposed } })
  return {
    shows: { is: 'proposal', moment, proposed: { ...proposed } },
    options: ['agree', 'decline'],
    expected: isRight ? 'agree' : 'decline',
    under: ask.under,
  }
}

const entryOf = (deed: Deed): InspectedEntry => ({
  says: deed.says,
  ends: (eventsOf(deed) as readonly GeneralEvent[]).flatMap(event =>
    event.is === 'WagerSettled'
      ? [
          {
            patron: event.wager.patron,
            on: event.wager.on,
            stake: event.wager.chips,
            end: event.outcome.is,
            pays: event.won - event.commission,
          },
        ]
      : [],
  ),
})

/** The same deed with one payment doubled, or a losing wager given back. */
const falsified = (deed: Deed): Deed => {
  let isDone = false
  const decision = (eventsOf(deed) as readonly GeneralEvent[]).map(event => {
    if (isDone || event.is !== 'WagerSettled') return event
    isDone = true
    if (event.outcome.is === 'win') return { ...event, won: event.won * 2 }
    const is = event.outcome.is === 'lose' ? 'stand-off' : 'lose'
    return { ...event, outcome: { ...event.outcome, is } }
  })
  return { ...deed, decision: decision as Deed['decision'] }
}

/** A log of one round in which at most one entry is false. The rules decide each entry again. */
export const inspector = (words: Words): Exercise => {
  const { place, deeds } = ordinaryRound(oneOf(GAMES, words), words)
  const log = deeds.filter(({ command }) => !['sit', 'buy-in'].includes(command.does))
  const paid = log.flatMap((deed, i) => (entryOf(deed).ends.length > 0 ? [i] : []))
  if (paid.length === 0) return inspector(words)
  const at = numberBelow(4, words) === 0 ? -1 : oneOf(paid, words)
  const entries = log.map((deed, i) => (i === at ? falsified(deed) : deed))
  const wrong = entries.findIndex(({ before, command, decision }) => {
    const again = dealt(place, before, command).decision
    return isRefusal(again) || JSON.stringify(again) !== JSON.stringify(decision)
  })
  const settled = eventsOf(log[wrong] ?? log[paid[0]!]!).filter(({ is }) => is === 'WagerSettled')
  return {
    shows: { is: 'log', entries: entries.map(entryOf) },
    options: ['0', ...entries.map((_, i) => `${i + 1}`)],
    expected: `${wrong + 1}`,
    under: settled.slice(0, 1).map(({ under }) => under),
  }
}
