/**
 * What GLI-19 asks of an interactive gaming system, by topic and in our own words, with the evidence
 * that this pack or the repository has. We do not have the standard's text, so a laboratory has to map
 * the topics to its clauses.
 */

export interface Item {
  readonly topic: string
  readonly asks: string
  readonly answer: 'evidence' | 'partly' | 'not applicable' | 'none'
  readonly says: string
  /** Files of this pack, or of the repository. */
  readonly in: readonly string[]
}

const item = (
  topic: string,
  asks: string,
  answer: Item['answer'],
  says: string,
  ...at: readonly string[]
): Item => ({ topic, asks, answer, says, in: at })

export const CHECKLIST: readonly Item[] = [
  item(
    'Software',
    'Every component has a version and a hash.',
    'evidence',
    'The manifest has the version of the program and the SHA-256 of every law file and of every file in this pack.',
    'manifest.json',
  ),
  item(
    'Software',
    'Program files are verified at start and every 24 hours.',
    'none',
    'The program records its version in every entry of a log, but does not check its own files.',
  ),
  item(
    'Random numbers',
    'The generator is cryptographic, and its output is tested statistically.',
    'partly',
    'The operating system’s generator is tested when the server starts and every hour (NIST SP 800-90B, 4.4). This pack has a run of those tests and a chi-square test. The full battery is `npm run battery` in the repository.',
    'randomness.json',
    'tests/battery',
  ),
  item(
    'Random numbers',
    'Results cannot be predicted or chosen after a wager.',
    'evidence',
    'Every shoe, spin and roll is committed to before the first wager and revealed afterwards. Verification recomputes each result from its secret.',
    'verification.json',
    'docs/promises.md',
  ),
  item(
    'Random numbers',
    'Scaling to cards, pockets and faces has no bias.',
    'evidence',
    'Draws reject values outside a whole multiple of the range.',
    'src/server/chance/shoe-commitments.ts',
    'tests/battery/draws.ts',
  ),
  item(
    'Game rules',
    'Games play by their published rules.',
    'evidence',
    'Every clause has a disposition and its evidence, and scenarios play the rules at real tables.',
    'law/matrix.md',
    'scenarios.json',
  ),
  item(
    'Game rules',
    'The return of every wager is known and displayed.',
    'evidence',
    'Exact edges as fractions. The odds page and `croupier par` show them.',
    'odds.json',
  ),
  item(
    'Game recall',
    'Past games can be recalled in full.',
    'evidence',
    'Every round can be replayed step by step from the log.',
    'export.ndjson',
  ),
  item(
    'Incomplete games',
    'An interrupted game is resumed or voided by a published policy.',
    'evidence',
    'A round goes on where the log ended; the record says that it was interrupted.',
    'docs/operations.md',
  ),
  item(
    'Accounting',
    'Every change of money is recorded, and the sums agree.',
    'evidence',
    'Verification adds up all chips in each log and between logs.',
    'verification.json',
  ),
  item(
    'Reports',
    'Significant events and revenue are reported.',
    'evidence',
    '`croupier significant`, `croupier statement` and `croupier pit`.',
    'export.ndjson',
  ),
  item(
    'Access',
    'Staff have their own accounts, and sensitive acts need two people.',
    'evidence',
    'Permissions and approvals derive from the declarations of the commands.',
    'docs/staff.md',
  ),
  item(
    'Time',
    'The system clock is synchronised.',
    'not applicable',
    'The machine’s clock is the operator’s. The program notices jumps and records the time of every entry.',
  ),
  item(
    'Patron accounts',
    'Identity, age and self-exclusion of patrons are managed.',
    'not applicable',
    'Guests play for play money, without registration. A licensee has to add accounts of its own.',
  ),
  item(
    'Payments',
    'Deposits and withdrawals of real money are controlled.',
    'not applicable',
    'The program takes no payments.',
  ),
  item(
    'Location',
    'Patrons are located.',
    'not applicable',
    'This is the licensee’s duty; the program has no such part.',
  ),
  item(
    'Jackpots and bonuses',
    'Progressive jackpots are accounted for.',
    'not applicable',
    'None of the games has one.',
  ),
]
