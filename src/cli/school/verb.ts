import { createInterface } from 'node:readline/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { stringify } from 'csv-stringify/sync'
import { seeded } from '../../odds/simulation/random.ts'
import {
  lessonsOn,
  ordinaryGameOf,
  SUBJECTS,
  type Subject,
  subjectOf,
} from '../../school/curriculum.ts'
import { type Evening, evening, lessonRound } from '../../school/evening.ts'
import { lessonsIn } from '../../school/lesson.ts'
import { asksIn, marked, marksOf, type TraineeAnswer } from '../../school/marks.ts'
import { progressOf, scoreOf } from '../../school/score.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'
import { ANSWER, answerOf, readResult, signed, verdictOn } from './examination.ts'
import { readLessons } from './lessons.ts'
import { askedText, markText, previewText, scoreText, sheetLine } from './text.ts'
import { readAnswer } from './typed-answer.ts'

interface SchoolOptions {
  readonly subject: Subject
  readonly seed: string
  readonly rounds: number
  readonly kind?: readonly string[]
  readonly lessons?: readonly string[]
}

const print = (line: string): boolean => process.stdout.write(`${line}\n`)

const eveningOf = ({ subject, seed, rounds, kind = [], lessons = [] }: SchoolOptions): Evening => {
  const all = readLessons(lessons)
  const unknown = kind.find(id => !all.some(lesson => lesson.id === id))
  if (unknown !== undefined)
    throw new Malformed(`there is no kind ${unknown}; try croupier school list`)
  const chosen =
    kind.length > 0 ? all.filter(({ id }) => kind.includes(id)) : lessonsOn(subject, all)
  return evening({ seed, game: ordinaryGameOf(subject), rounds, lessons: chosen })
}

const list = ({ subject, json }: { subject?: Subject; json?: boolean }): void => {
  const all = readLessons([]).filter(each => !subject || subjectOf(each) === subject)
  const rows = all.map(({ id, is, title, clauses, at, ...lesson }) => ({
    id,
    is,
    subject: subjectOf(lesson),
    title: title.en,
    clauses,
    at,
  }))
  if (json) return void print(JSON.stringify(rows))
  for (const { id, is, title, clauses } of rows)
    print(`${is === 'trap' ? 'trap' : '    '} ${id.padEnd(34)} ${clauses.join(' ')}  ${title}`)
  const kinds = rows.filter(({ is }) => is === 'kind').length
  print(`${kinds} kinds of irregularity, ${rows.length - kinds} traps`)
}

const run = async (asked: SchoolOptions & { sheet?: boolean }): Promise<void> => {
  const taken = eveningOf(asked)
  if (asked.sheet) {
    for (const { moment, ask } of asksIn(taken))
      print(sheetLine(Number(ask.id.split('.')[0]), moment, ask))
    return
  }
  const lines = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]()
  const answers: TraineeAnswer[] = []
  let last: unknown
  for (const { moment, ask } of asksIn(taken)) {
    print(askedText(moment, ask, moment !== last))
    last = moment
    const from = performance.now()
    const given = await readAnswer(lines, moment, ask)
    if (given === undefined) break
    const answer = { to: ask.id, given, took: Math.round(performance.now() - from) }
    answers.push(answer)
    print(markText(marked(moment, ask, answer)))
  }
  print(`\n${scoreText(scoreOf(marksOf(taken, answers)))}`)
}

/** One answer per line. */
const answersIn = (file: string | undefined): readonly TraineeAnswer[] =>
  readInput(file)
    .split('\n')
    .flatMap((line, i) => {
      if (line.trim() === '') return []
      const place = `${file ?? 'standard input'}:${i + 1}`
      return [answerOf(decode(ANSWER, parseJson(line, place), place))]
    })

interface Marking extends SchoolOptions {
  readonly json?: boolean
  readonly csv?: boolean
  readonly least?: number
}

const mark = (file: string | undefined, asked: Marking): void => {
  const taken = eveningOf(asked)
  const answers = answersIn(file)
  const known = new Set(asksIn(taken).map(({ ask }) => ask.id))
  const stray = answers.find(({ to }) => !known.has(to))
  if (stray) throw new Malformed(`nothing in this evening is called ${stray.to}`)
  const marks = marksOf(taken, answers)
  const score = scoreOf(marks)
  if (asked.csv) process.stdout.write(stringify([...progressOf(marks)], { header: true }))
  else if (asked.json) print(JSON.stringify({ score, marks }))
  else {
    for (const each of marks) if (!each.isRight) print(markText(each))
    print(scoreText(score))
  }
  if (asked.least !== undefined && score.accuracy < asked.least * 10) process.exitCode = 1
}

const lint = (files: readonly string[]): void => {
  let count = 0
  for (const file of files)
    for (const { line, says } of lessonsIn(file, readInput(file)).mistakes) {
      count += 1
      process.stderr.write(`${file}:${line}: ${says}\n`)
    }
  if (count === 0) readLessons(files)
  print(count === 0 ? 'no mistakes' : `${count} ${count === 1 ? 'mistake' : 'mistakes'}`)
  if (count > 0) process.exitCode = 2
}

/** Each lesson as a trainee sees it, with the right answers. */
const preview = (files: readonly string[], { seed }: { seed: string }): void => {
  for (const [i, lesson] of readLessons(files).entries()) {
    print(`${i > 0 ? '\n' : ''}${lesson.at}  ${lesson.id}  ${lesson.title.en}`)
    for (const moment of lessonRound(lesson, 1, seeded(seed, 1)).moments)
      for (const [at, ask] of moment.asks.entries()) print(previewText(moment, ask, at === 0))
  }
}

const PASSES = 900

/** Marks an examination again, and reports whether it is genuine and passed. */
const check = (file: string | undefined, { json }: { json?: boolean }): void => {
  const result = readResult(file)
  const { score, marks, isSigned, isSameLessons } = verdictOn(result)
  const isPassed = score.accuracy >= PASSES
  if (json)
    print(JSON.stringify({ name: result.name, score, isPassed, isSigned, isSameLessons, marks }))
  else {
    print(`${result.name}: ${result.subject}, ${result.level}, seed ${result.seed}`)
    print(scoreText(score))
    if (isSigned !== undefined)
      print(isSigned ? 'the signature is genuine' : 'THE SIGNATURE IS FALSE')
    if (isSameLessons === false) print('the lessons have changed since it was signed')
    if ('publicKey' in result) print(`examined under ${result.publicKey}`)
    print(isPassed ? 'passed' : 'not passed: 90 per cent are needed')
  }
  if (!isPassed || isSigned === false) process.exitCode = 1
}

const signResult = (file: string | undefined, { key }: { key: string }): void =>
  void print(JSON.stringify(signed(readResult(file), key)))

const whole = (text: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 200)
    throw new InvalidArgumentError('a whole number from 1 to 200 is expected')
  return number
}

const subjectOption = () => new Option('--subject <name>', 'what is taught').choices([...SUBJECTS])

/** The same options give the same evening on every machine. */
const planned = (verb: Command): Command =>
  verb
    .addOption(subjectOption().default('baccarat'))
    .option('--seed <text>', 'any text', '1')
    .option('--rounds <number>', 'how many rounds', whole, 9)
    .option('--kind <id...>', 'only these irregularities')
    .option('--lessons <file...>', 'lessons of your own in place of the school’s')

const HELP = `
  croupier school run --subject roulette --seed monday
  croupier school run --subject roulette --seed monday --sheet > questions.ndjson
  croupier school mark answers.ndjson --subject roulette --seed monday

An answer is a line such as {"to": "1.1", "given": {"does": "spin"}, "took": 2100}. A lesson is a
scenario with a few directives; docs/school.md explains how to write one.`

export const school = (program: Command): void => {
  const verb = program
    .command('school')
    .summary('learn to deal: evenings with irregularities, marked by the rules')
    .description(
      'The dealer school. You deal an evening from a seed; in about a third of the rounds something ' +
        'goes wrong. The rules themselves mark what you do, and every mark names its clause.',
    )
    .addHelpText('after', HELP)
  verb
    .command('list')
    .description('list every kind of irregularity with its clauses')
    .addOption(subjectOption())
    .option('--json', 'print one JSON document')
    .action(list)
  planned(verb.command('run'))
    .description('deal an evening in the terminal')
    .option('--sheet', 'print the questions as lines of JSON and stop')
    .action(run)
  planned(verb.command('mark'))
    .argument('[file]', 'answers as lines of JSON (default: standard input)')
    .description('mark answers, and say what was due under which clause')
    .option('--json', 'print the score and every mark as JSON')
    .option('--csv', 'print the progress for each clause as CSV')
    .option('--least <percent>', 'exit with code 1 if fewer answers are right', Number)
    .action(mark)
  examined(verb)
  written(verb)
}

const examined = (verb: Command): void => {
  verb
    .command('sign')
    .argument('[file]', 'the result of an examination (default: standard input)')
    .description('sign an examination as its examiner; makes a key if there is none')
    .requiredOption('--key <file>', 'your private key (Ed25519)')
    .action(signResult)
  verb
    .command('verify')
    .argument('[file]', 'a result, signed or not (default: standard input)')
    .description('mark an examination again, without a network, and check its signature')
    .option('--json', 'print the score and every mark as JSON')
    .action(check)
}

/** For instructors who write lessons. */
const written = (verb: Command): void => {
  verb
    .command('lint')
    .argument('<file...>', 'lessons of your own')
    .description('report every mistake in lessons')
    .action(lint)
  verb
    .command('preview')
    .argument('<file...>', 'lessons of your own')
    .description('show lessons as a trainee gets them, with the right answers')
    .option('--seed <text>', 'any text', '1')
    .action(preview)
}
