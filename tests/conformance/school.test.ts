import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/catalogue.ts'
import { leastRank } from '../../src/kernel/command.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import { seeded } from '../../src/odds/simulation/random.ts'
import { play } from '../../src/scenario/index.ts'
import { lessonsOn, ordinaryGameOf, SUBJECTS, subjectOf } from '../../src/school/curriculum.ts'
import { type Evening, evening, lessonRound, type Moment } from '../../src/school/evening.ts'
import { lessonSteps, lessonsIn } from '../../src/school/lesson.ts'
import { asksIn, marked, marksOf } from '../../src/school/marks.ts'
import { paletteAt } from '../../src/school/palette.ts'
import { dealt } from '../../src/school/rehearsal.ts'
import { lostIn, scoreOf } from '../../src/school/score.ts'
import type { Ask, AskOf } from '../../src/school/trainee-questions.ts'
import { answersOf, FILES, LESSONS, perfect, type Trainee } from '../fixtures/people/trainees.ts'
import { sweep } from '../fixtures/sweep.ts'

const KINDS = LESSONS.filter(({ is }) => is === 'kind')
const SEEDS = sweep(1, 10, 1000)

const played = new Map<string, Evening>()

/** One round of a lesson, cached because playing it takes longer than all its questions. */
const one = (lesson: (typeof LESSONS)[number], seed = '0'): Evening => {
  const known = played.get(`${lesson.id} ${seed}`)
  const round = known ?? { seed, rounds: [lessonRound(lesson, 1, seeded(seed, 1))] }
  if (seed === '0') played.set(`${lesson.id} ${seed}`, round)
  return round
}

const eveningOf = (subject: (typeof SUBJECTS)[number], seed: string, rounds = 9): Evening =>
  evening({ seed, game: ordinaryGameOf(subject), rounds, lessons: lessonsOn(subject, LESSONS) })

const irregular = (of: Evening): readonly { moment: Moment; ask: Ask }[] =>
  asksIn(of).filter(({ ask }) => 'isIrregular' in ask && ask.isIrregular)

describe('the lessons', () => {
  test('there are at least sixty kinds, in every game and in tournaments', () => {
    expect(KINDS.length).toBeGreaterThanOrEqual(60)
    for (const subject of SUBJECTS) expect(lessonsOn(subject, KINDS).length).toBeGreaterThan(9)
  })

  test.each(FILES)('$file has no mistake, and its scenarios pass', ({ file, text }) => {
    expect(lessonsIn(file, text).mistakes).toEqual([])
    for (const { scenario, failure } of play(text))
      expect({ scenario: scenario.title, failure }).toEqual({
        scenario: scenario.title,
        failure: undefined,
      })
  })

  test('everything is also in Chinese', () => {
    for (const { title, text, id } of LESSONS) {
      expect([id, title.zh]).not.toEqual([id, title.en])
      for (const { sees } of lessonSteps(text))
        if (sees) expect([id, sees.zh]).not.toEqual([id, sees.en])
    }
  })

  test.each(LESSONS.map(lesson => [lesson.id, lesson] as const))(
    '%s has one irregular moment, under its clause',
    (_, lesson) => {
      const found = irregular(one(lesson))
      expect(found.length).toBe(lesson.is === 'kind' ? 1 : 0)
      const under = found.flatMap(({ moment }) => moment.asks.flatMap(ask => ask.under))
      if (lesson.is === 'kind')
        expect(lesson.clauses.some(clause => under.includes(clause as never))).toBe(true)
    },
  )
})

describe('a perfect trainee', () => {
  test.each(LESSONS.map(lesson => [lesson.id, lesson] as const))(
    'gets everything right in %s',
    (_, lesson) => {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const taken = one(lesson, `${seed}`)
        const wrong = marksOf(taken, answersOf(taken, perfect)).filter(mark => !mark.isRight)
        expect(wrong).toEqual([])
      }
    },
  )

  test.each(SUBJECTS)('gets everything right in evenings of %s', subject => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const taken = eveningOf(subject, `${seed}`)
      const marks = marksOf(taken, answersOf(taken, perfect))
      expect(marks.filter(mark => !mark.isRight)).toEqual([])
      expect(scoreOf(marks)).toMatchObject({ accuracy: 1000, falseAlarms: 0, missed: 0, money: 0 })
    }
  })

  test('nz1:2.1 the rank is the one the command declares, or a higher one that its law requires', () => {
    for (const lesson of KINDS)
      for (const { moment, ask } of asksIn(one(lesson)))
        if (ask.asks === 'who') {
          const declared = moment.place.setting.commands.find(
            ({ does }) => does === moment.deed.command.does,
          )!
          const by = { role: 'staff', rank: leastRank(declared)! } as const
          const isEnough = !isRefusal(
            dealt(moment.place, moment.deed.before, { ...moment.deed.command, by }).decision,
          )
          if (isEnough) expect([lesson.id, ask.expected]).toEqual([lesson.id, by.rank])
        }
  })
})

/** The clauses of all questions that `wrong` answers wrongly. No other clause may lose a mark. */
const planted = (
  taken: Evening,
  isWrong: (moment: Moment, ask: Ask) => boolean,
  gives: Trainee,
): { lost: readonly string[]; due: readonly string[] } => {
  const trainee: Trainee = (moment, ask, round) =>
    isWrong(moment, ask) ? gives(moment, ask, round) : perfect(moment, ask, round)
  const due = asksIn(taken)
    .filter(({ moment, ask }) => isWrong(moment, ask))
    .flatMap(({ ask }) => ask.under)
  return {
    lost: lostIn(marksOf(taken, answersOf(taken, trainee))),
    due: [...new Set(due)].toSorted(),
  }
}

describe('a trainee with one misconception loses marks on exactly its clauses', () => {
  const many = eveningOf('baccarat', 'planted', 40)

  test('nz5:5.10(b) forgets the commission', () => {
    const isWrong = (_: Moment, ask: Ask) => ask.asks === 'pay' && ask.commission > 0
    const { lost } = planted(
      many,
      isWrong,
      (_, ask) => ((ask as AskOf<'pay'>).expected as number) + (ask as AskOf<'pay'>).commission,
    )
    expect(lost).toEqual(['nz5:5.10(b)'])
  })

  test('nz5:5.1(b)(iii) pays Player on a tie', () => {
    const isWrong = (_: Moment, ask: Ask) =>
      ask.asks === 'pay' &&
      ask.expected === 'back' &&
      ask.wager.on === 'player' &&
      ask.under[0] === 'nz5:5.1(b)(iii)'
    const { lost } = planted(many, isWrong, (_, ask) => (ask as AskOf<'pay'>).wager.chips)
    expect(lost).toEqual(['nz5:5.1(b)(iii)'])
  })

  test('nz5:9.4 lets the Banker draw on 3 to 6 with any third card', () => {
    const isWrong = (_: Moment, ask: Ask) =>
      ask.asks === 'draw' && ask.under[0] === 'nz5:9.4' && ask.expected === 'nobody'
    expect(planted(many, isWrong, () => 'banker').lost).toEqual(['nz5:9.4'])
  })

  test.each([
    ['exposed cards', /exposed/, { does: 'call' }],
    ['cards that lie face up', /face-up/, { does: 'call' }],
  ])('misses %s', (_, ids, step) => {
    for (const lesson of KINDS.filter(({ id }) => ids.test(id))) {
      const taken = one(lesson)
      const at = irregular(taken)[0]!.moment
      const { lost, due } = planted(
        taken,
        moment => moment === at,
        (__, ask) => (ask.asks === 'act' ? step : undefined),
      )
      expect(lost).toEqual(due)
      expect(lesson.clauses.some(clause => lost.includes(clause))).toBe(true)
    }
  })

  test('raises the alarm at every duty: false alarms, but no irregularity missed', () => {
    const taken = eveningOf('roulette', '3')
    const marks = marksOf(
      taken,
      answersOf(taken, (moment, ask, round) =>
        ask.asks === 'act' && !ask.isIrregular
          ? { does: 'no-spin', cause: 'ball-out' }
          : perfect(moment, ask, round),
      ),
    )
    const duties = asksIn(taken).filter(({ ask }) => ask.asks === 'act' && !ask.isIrregular).length
    expect(scoreOf(marks)).toMatchObject({ falseAlarms: duties, missed: 0, money: 0 })
    expect(duties).toBeGreaterThan(9)
  })

  test('sees no irregularity: every kind is missed, and there are no false alarms', () => {
    for (const lesson of KINDS) {
      const taken = one(lesson)
      const marks = marksOf(
        taken,
        answersOf(taken, (moment, ask, round) => {
          if (!('isIrregular' in ask) || !ask.isIrregular) return perfect(moment, ask, round)
          return ask.asks === 'allow' ? true : { does: 'call' }
        }),
      )
      const { missed, falseAlarms } = scoreOf(marks)
      expect([lesson.id, missed, falseAlarms]).toEqual([lesson.id, 1, 0])
    }
  })
})

describe('no situation is ambiguous', () => {
  test.each(SUBJECTS)('%s: no other command of a lesson has the same effect', subject => {
    const acts = lessonsOn(subject, KINDS).flatMap(lesson =>
      irregular(one(lesson)).flatMap(({ moment, ask }) =>
        ask.asks === 'act' ? [{ lesson, moment, ask }] : [],
      ),
    )
    for (const { lesson, moment, ask } of acts)
      for (const other of acts) {
        const { by: _, ...command } = other.ask.expected
        if (command.does === ask.expected.does) continue
        const mark = marked(moment, ask, { to: ask.id, given: command })
        expect([lesson.id, other.lesson.id, mark.isRight]).toEqual([
          lesson.id,
          other.lesson.id,
          false,
        ])
        expect(mark.under).toEqual(ask.under)
      }
  })

  test('every right answer can be chosen, with every field', () => {
    for (const lesson of KINDS)
      for (const { moment, ask } of asksIn(one(lesson))) {
        if (ask.asks !== 'act') continue
        const { by: _, does, ...fields } = ask.expected
        const { steps, deeds } = paletteAt(moment.place, moment.deed.before)
        const all = [...steps, ...deeds].filter(choice => choice.does === does)
        const asked = all.flatMap(choice => [
          ...choice.fields.map(({ name }) => name),
          ...Object.keys(choice.with),
        ])
        const missing = ask.isIrregular
          ? Object.keys(fields).filter(
              name => !['reason', 'note'].includes(name) && !asked.includes(name),
            )
          : []
        expect([lesson.id, does, all.length > 0, missing]).toEqual([lesson.id, does, true, []])
      }
  })
})

describe('an evening', () => {
  test('the same seed gives the same evening; another seed gives another', () => {
    const text = (seed: string) =>
      JSON.stringify(asksIn(eveningOf('lunar-poker', seed)).map(({ ask }) => ask))
    expect(text('a')).toBe(text('a'))
    expect(text('a')).not.toBe(text('b'))
  })

  test('a third of the rounds are irregular, and every kind occurs', () => {
    for (const subject of SUBJECTS.slice(0, sweep(1, SUBJECTS.length))) {
      const kinds = lessonsOn(subject, KINDS)
      const { rounds } = eveningOf(subject, 'all', 3 * kinds.length)
      const seen = rounds.flatMap(({ lesson }) => (lesson?.is === 'kind' ? [lesson.id] : []))
      expect(seen.toSorted()).toEqual(kinds.map(({ id }) => id).toSorted())
      expect(rounds.every(({ lesson }) => !lesson || subjectOf(lesson) === subject)).toBe(true)
    }
  })

  test.each(GAMES)(
    'the questions about ordinary rounds of %s cover every duty and payment',
    game => {
      const { rounds } = evening({ seed: 'plain', game, rounds: 6, lessons: [] })
      for (const { moments } of rounds)
        expect(moments.some(({ asks }) => asks.some(({ asks: what }) => what === 'act'))).toBe(true)
      expect(
        rounds
          .flatMap(({ moments }) => moments)
          .some(({ asks }) => asks.some(({ asks: what }) => what === 'pay')),
      ).toBe(true)
    },
  )
})
