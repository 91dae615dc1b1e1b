import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import type { ParTable } from '../../odds/par/tables.ts'
import type { Signs } from '../../odds/par.ts'
import { Malformed } from '../input.ts'
import { type Form, wholeNumber, withForms } from '../odds/report.ts'
import { asCsv } from './csv.ts'
import { asHtml } from './html.ts'
import { asJson, type Sheet } from './sheet.ts'
import { type SignOptions, signsBy } from './signs.ts'
import { asText } from './text.ts'

export interface Options extends Form, SignOptions {
  readonly book: string
  readonly html?: string
}

export const METHOD = [
  'Hit: how often a wager wins anything. Edge: what it loses on average.',
  'Dev.: the standard deviation. Index: 1.645 of them.',
  'Hold: of equal wagers, each round independent of the others.',
  'It follows the normal distribution, roughly if fewer than ten wins are expected.',
  'Exposure: every patron has the maximum on whatever wins (nz1:10.1(b)).',
]

export const withOptions = (command: Command): Command =>
  withForms(command)
    .option('--html <file>', 'write a page to print')
    .option('--maximum <kind=cents...>', 'the maximum of a kind of wager, such as main=500000')
    .option('--patrons <n>', 'how many patrons wager (default: the seats)', wholeNumber('patrons'))

export const write = (
  table: ParTable,
  options: Options,
  sheetOf: (signs: Signs) => Sheet,
): void => {
  const { json, csv, html } = options
  if ([json, csv, html].filter(form => form !== undefined).length > 1)
    throw new Malformed('expected one of --json, --csv and --html')
  const signs = signsBy(table, options)
  const { limits, patrons, differential } = signs
  const said = sheetOf(signs)
  const sheet = {
    ...said,
    heads: { ...said.heads, limits, patrons, ...(differential !== undefined && { differential }) },
  }
  if (html !== undefined) writePage(html, asHtml(sheet))
  else process.stdout.write(json ? asJson(sheet) : csv ? asCsv(sheet) : asText(sheet))
}

const writePage = (file: string, page: string): void => {
  try {
    writeFileSync(file, page)
  } catch (error) {
    throw new Malformed(`--html: ${error instanceof Error ? error.message : String(error)}`)
  }
}
