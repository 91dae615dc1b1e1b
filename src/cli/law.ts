import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { check } from '../law/check.ts'
import { readEvidence } from '../law/citations.ts'
import { show, showAsText } from '../law/clause-report.ts'
import {
  BOOKS,
  DISPOSITIONS,
  idsOf,
  type Law,
  MEANING,
  ROOT,
  readLaw,
  status,
} from '../law/index.ts'
import { matrix } from '../law/matrix.ts'
import { nearest } from '../law/suggestions.ts'

const MATRIX = 'law/matrix.md'

/** `croupier law`: the regulations as data, and the evidence for each clause. */
export const law = (program: Command): void => {
  const verb = program
    .command('law')
    .summary('look up a clause, and see which clauses are implemented and where')
    .description(
      'The regulations as data: every clause of eight texts with our summary and how the project ' +
        'implements it, and our numbered rulings where a text is silent or unclear.',
    )
    .addHelpText('after', DISPOSITION_HELP)
    .allowExcessArguments()
    .action(noSuchCommand)
  addQuestions(verb)
  addUpkeep(verb)
}

const addQuestions = (verb: Command): void => {
  verb
    .command('show')
    .summary('one clause or ruling: summary, code, scenarios')
    .description(
      'Shows one clause or ruling: our summary, how it is implemented, the code and scenarios that ' +
        'cite it, the rulings about it, and its parts.',
    )
    .argument('<id>', 'a clause such as "nz5:5.10(b)", or a ruling such as ruling:501')
    .option('--json', 'print one JSON document')
    .addHelpText('after', showHelp)
    .action(showOne)

  verb
    .command('status')
    .summary('how many clauses are coded, shown, open ...')
    .description('Counts the clauses of every book by disposition.')
    .option('--json', 'print one JSON document')
    .action(showStatus)
}

const addUpkeep = (verb: Command): void => {
  verb
    .command('matrix')
    .summary(`write ${MATRIX}: clause, code, scenarios`)
    .description(`Writes ${MATRIX}: every clause with the code, scenarios and tests that cite it.`)
    .action(writeMatrix)

  verb
    .command('check')
    .summary('report clauses without evidence')
    .description(
      'Compares the law with the code, the scenarios and the tests: unknown citations, clauses ' +
        'without the evidence their disposition needs, an outdated matrix. Prints one line per ' +
        'finding and exits with code 1 if there is any. Open clauses are counted but do not fail.',
    )
    .option('--json', 'print one JSON document')
    .action(showCheck)
}

const DISPOSITION_HELP = `
Dispositions:
${DISPOSITIONS.map(is => `  ${is.padEnd(9)} ${MEANING[is]}`).join('\n')}`

const booksHelp = (): string => {
  const { sources } = readLaw()
  return BOOKS.map(book => {
    const { title, jurisdiction, edition } = sources[book]
    const [shortEdition] = edition.split(/[;,]/)
    return `  ${book.padEnd(8)} ${title} (${jurisdiction}, ${shortEdition})`
  }).join('\n')
}

const showHelp = (): string => `
Books:
${booksHelp()}

Examples:
  croupier law show nz5:9.4
  croupier law show "nz5:5.10(b)"      quotes protect the brackets from the shell
  croupier law show nz1:1.1/stand-off  a defined term
  croupier law show ruling:501`

interface Options {
  readonly json?: true
}

const noSuchCommand = (_: Options, command: Command): void => {
  const [given] = command.args
  const what = given === undefined ? 'a command is missing' : `unknown command '${given}'`
  const expected = command.commands.map(sub => sub.name()).join(', ')
  command.error(`error: ${what} after law; expected one of ${expected}`, { exitCode: 2 })
}

const showOne = (id: string, { json }: Options, command: Command): void => {
  const all = readLaw()
  const shown = show(all, readEvidence(), id)
  if (shown) console.log(json ? JSON.stringify(shown, null, 2) : showAsText(shown))
  else command.error(`error: ${unknown(all, id)}`, { exitCode: 2 })
}

const unknown = (all: Law, id: string): string => {
  const near = nearest(id, idsOf(all))
  const hint =
    near.length > 0
      ? `did you mean ${near.join(' or ')}?`
      : `expected a book and a number, such as nz5:5.14 (books: ${BOOKS.join(' ')}) or ruling:501`
  return `no clause or ruling "${id}"; ${hint}`
}

const COLUMNS = [...DISPOSITIONS, 'total'] as const

const showStatus = ({ json }: Options): void => {
  const books = status(readLaw())
  if (json) {
    console.log(JSON.stringify({ books }, null, 2))
    return
  }
  const line = (name: string, cells: readonly (string | number)[]): string =>
    name.padEnd(7) + cells.map((cell, at) => pad(cell, COLUMNS[at]!)).join('')
  const all = COLUMNS.map(column => BOOKS.reduce((sum, book) => sum + books[book][column], 0))
  console.log(line('book', COLUMNS))
  for (const book of BOOKS) {
    const cells = COLUMNS.map(column => books[book][column])
    console.log(
      line(
        book,
        cells.map(cell => (cell === 0 ? '·' : cell)),
      ),
    )
  }
  console.log(line('all', all))
}

const pad = (cell: string | number, column: string): string =>
  String(cell).padStart(column.length + 2)

const writeMatrix = (): void => {
  const all = readLaw()
  const before = committed()
  const after = matrix(all, readEvidence())
  if (before !== after) writeFileSync(`${ROOT}${MATRIX}`, after)
  const clauses = BOOKS.reduce((sum, book) => sum + Object.keys(all.books[book]).length, 0)
  const size = `${clauses} clauses, ${Object.keys(all.rulings).length} rulings`
  console.log(`${before === after ? 'already up to date:' : 'wrote'} ${MATRIX} (${size})`)
}

/** A missing matrix counts as out of date. */
const committed = (): string => {
  const path = `${ROOT}${MATRIX}`
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

const showCheck = ({ json }: Options): void => {
  const all = readLaw()
  const evidence = readEvidence()
  const findings = check(all, evidence, {
    committed: committed(),
    generated: matrix(all, evidence),
  })
  if (findings.length > 0) process.exitCode = 1
  if (json) console.log(JSON.stringify({ findings, books: status(all) }, null, 2))
  else for (const { where, id, says } of findings) console.log(`${where}  ${id} ${says}`)
  if (!json && findings.length === 0) console.log(`no findings: ${counts(all)}`)
}

const counts = (all: Law): string => {
  const books = Object.values(status(all))
  const sum = (column: (typeof COLUMNS)[number]) =>
    books.reduce((total, count) => total + count[column], 0)
  const rulings = Object.keys(all.rulings).length
  return `${sum('total')} clauses, ${sum('open')} of them open, ${rulings} rulings`
}
