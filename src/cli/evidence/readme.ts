import type { Item } from './checklist-item.ts'

/** The first page of an evidence pack: what it holds, what came out, and how to check it. */

export interface PackSummary {
  readonly program: string
  readonly made: string
  readonly scenarios: number
  readonly failed: number
  readonly holds: boolean
  readonly questions: number
  readonly unfair: number
}

const FILES = [
  ['manifest.json', 'versions, and the SHA-256 of every file of this pack and of the program'],
  ['law/matrix.md', 'every clause of the rules: how it is implemented, and where that is tested'],
  ['law/status.json', 'how many clauses of each book have which disposition'],
  ['scenarios.json', 'the result of every scenario'],
  ['odds.json', 'the exact edge of every wager, as a fraction and in per cent'],
  ['randomness.json', 'the health tests and the statistical battery, made for this pack'],
  [
    'export.ndjson',
    'all logs of the house, one entry a line; docs/export.md has the format. It has hashes of the passwords of staff, so keep it confidential',
  ],
  ['verification.json', 'what the verification of that export found'],
  ['gli-19.json', 'the checklist below, for programs'],
] as const

const cell = (text: string): string => text.replaceAll('|', '\\|')

const row = ({ topic, asks, answer, says, in: at }: Item): string =>
  `| ${[topic, asks, answer, says, at.join(' ')].map(cell).join(' | ')} |`

export const readme = (of: PackSummary, checklist: readonly Item[]): string => `# Evidence

Made by Croupier ${of.program} on ${of.made}.

- Scenarios: ${of.scenarios} played, ${of.failed} not passed.
- Export: ${of.holds ? 'it verifies' : 'it does NOT verify; verification.json says why'}.
- Chance: ${of.questions} questions, ${of.unfair} failed.

## Files

${FILES.map(([name, what]) => `- \`${name}\`: ${what}`).join('\n')}
- \`docs/\`: the documents that the checklist refers to

## Check it yourself

- Compare \`sha256sum\` of each file with \`files\` in manifest.json.
- \`croupier verify export.ndjson\` decides every command of the export again.
- \`croupier scenario FILE\` plays a scenario, and \`croupier odds\` computes the odds.

## Checklist

The topics of GLI-19 in our own words. We do not have the text of the standard, so a laboratory has
to map the topics to its clauses. The answer is \`evidence\`, \`partly\`, \`none\` or \`not applicable\`.
Paths that begin with src are in the package. Paths that begin with tests are in the repository.

| Topic | Question | Answer | Explanation | Evidence |
|---|---|---|---|---|
${checklist.map(row).join('\n')}
`
