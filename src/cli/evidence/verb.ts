import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { programVersion } from '../../server/log/program-version.ts'
import { type LogSource, logsAt, withLogs } from '../logs.ts'
import type { PackSummary } from './readme.ts'

/** `croupier evidence`: one archive with everything a test laboratory asks for first. */
export const evidence = (program: Command): void => {
  withLogs(
    program
      .command('evidence')
      .summary(
        'a pack for a test laboratory: versions, law, scenarios, odds, chance, a verified export',
      )
      .description(
        'Writes a compressed archive: versions and hashes, the law matrix, the result of every scenario, ' +
          'the exact odds, tests of the generator, an export of all logs with its verification, and a ' +
          'checklist by the topics of GLI-19. Exits with code 1 if a scenario fails or the export does not verify.',
      ),
  )
    .argument('[export]', 'an export or a backup, instead of a folder')
    .requiredOption('--out <file>', 'where to write the archive, such as evidence.tar.gz')
    .action(write)
}

interface EvidenceOptions extends LogSource {
  readonly out: string
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const exported = async (file: string | undefined, asked: EvidenceOptions): Promise<string> => {
  const { exportOf } = await import('../../server/audit/export.ts')
  const logs = await logsAt(file, asked)
  let text = ''
  for await (const line of exportOf(logs, { program: programVersion(), at: Date.now() }))
    text += line
  await logs.close()
  return text
}

const verification = async (text: string) => {
  const { verifyRead } = await import('../../server/audit/verify-export.ts')
  const { readExport } = await import('../../server/audit/export.ts')
  const { reports, found } = verifyRead(readExport(text))
  return {
    holds: found.length === 0,
    found,
    logs: reports.map(({ log, entries, rounds }) => ({ log, entries, rounds })),
  }
}

const write = async (file: string | undefined, asked: EvidenceOptions): Promise<void> => {
  const parts = await import('./parts.ts')
  const { archiveOf } = await import('./archive.ts')
  const { CHECKLIST } = await import('./checklist.ts')
  const { readme } = await import('./readme.ts')
  const { readLaw, status } = await import('../../law/index.ts')
  const { readEvidence } = await import('../../law/citations.ts')
  const { matrix } = await import('../../law/matrix.ts')
  const law = readLaw()
  const scenarios = parts.scenarioResults()
  const text = await exported(file, asked)
  const verified = await verification(text)
  const chance = parts.randomness()
  const outcome = {
    program: programVersion(),
    made: new Date().toISOString(),
    scenarios: scenarios.length,
    failed: scenarios.filter(({ result }) => result !== 'passed').length,
    holds: verified.holds,
    questions: chance.battery.questions.length,
    unfair: chance.battery.failed.length,
  }
  const files = new Map([
    ['README.md', readme(outcome, CHECKLIST)],
    ['law/matrix.md', matrix(law, readEvidence())],
    ['law/status.json', json(status(law))],
    ['scenarios.json', json(scenarios)],
    ['odds.json', json(parts.oddsTables())],
    ['randomness.json', json(chance)],
    ['export.ndjson', text],
    ['verification.json', json(verified)],
    ['gli-19.json', json(CHECKLIST)],
    ...parts.documents(CHECKLIST.flatMap(item => item.in)),
  ])
  const manifest = {
    program: outcome.program,
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    made: outcome.made,
    dependencies: parts.dependencyVersions(),
    files: Object.fromEntries([...files].map(([name, part]) => [name, parts.sha256(part)])),
    law: parts.lawHashes(),
    programFiles: parts.programHashes(),
  }
  writeFileSync(asked.out, archiveOf(new Map([['manifest.json', json(manifest)], ...files])))
  process.stdout.write(`${asked.out}: ${summary(outcome)}\n`)
  if (outcome.failed > 0 || !outcome.holds) process.exitCode = 1
}

const summary = ({ scenarios, failed, holds, questions, unfair }: PackSummary): string =>
  [
    `${scenarios} scenarios, ${failed} not passed`,
    `the export ${holds ? 'verifies' : 'does not verify'}`,
    `${unfair} of ${questions} questions about chance failed`,
  ].join('; ')
