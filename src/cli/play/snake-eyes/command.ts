import type { Command } from 'commander'
import type { TableElections } from '../../../games/snake-eyes/book/book.ts'
import { snakeEyes } from '../../../games/snake-eyes/index.ts'
import { facesOf, sealedThrows } from '../../../server/chance/spin-commitments.ts'
import { atTerminal, buyInOption, fastOption, type Sitting, whole } from '../options.ts'
import { sitDown } from './table.ts'
import { COMMANDS } from './words.ts'

/** `croupier play snake-eyes`: the options of the table. */

type ElectionOptions = Pick<
  TableElections,
  'dice' | 'field' | 'hard4' | 'hard6' | 'hard8' | 'hard10'
> &
  Pick<TableElections, 'craps2' | 'craps12'>

const EXAMPLES = `
At the table, type one of these per line:
  10 hard 4        put $10 on Hard 4; 10 field, 5 any 7 are two at once
  throw            take the dice that are offered to you, and throw them
  reduce hard 4 to 5   or remove hard 4: a wager stays until it is decided
  why              the rules that decided the roll, clause by clause
  norolls          what makes a roll void; throw short shows you one
  help             everything else;  quit takes your chips and leaves

Examples:
  croupier play snake-eyes
  croupier play snake-eyes --field 3 --hard6 8 --dice 2
  printf '10 hard 6, 5 field\\nthrow\\nwhy\\n' | croupier play snake-eyes

NO_COLOR=1 turns colours off; TERM=dumb prints plain lines for a screen reader.

Rolls come from the operating system's random generator. The house commits
itself to each roll before you bet and shows the secret when wagers are
settled. The program checks it then.`

/** Let numbers through that the book does not allow: the book refuses them with its clause. */
const play = async ({ buyIn, fast, ...elected }: Sitting & ElectionOptions): Promise<void> => {
  const elections = { ...snakeEyes.standard('nz11a').elections, ...elected }
  const throws = sealedThrows('terminal', facesOf)
  await atTerminal({ buyIn, ...(fast ? { fast } : {}) }, COMMANDS, terminal =>
    sitDown({ config: snakeEyes.setUp(elections), buyIn, throws, terminal }),
  )
}

export const addSnakeEyes = (verb: Command): void => {
  verb
    .command('snake-eyes')
    .summary('choose two of five dice and throw them')
    .description('A Snake Eyes table: bet, take the dice, throw, ask why.')
    .option('--dice <count>', 'how many dice to choose two from: 2 to 5', whole, 5)
    .option('--hard4 <pays>', 'what Hard 4 pays, to 1: 7 or 6', whole, 7)
    .option('--hard6 <pays>', 'what Hard 6 pays, to 1: 9 or 8', whole, 9)
    .option('--hard8 <pays>', 'what Hard 8 pays, to 1: 9 or 8', whole, 9)
    .option('--hard10 <pays>', 'what Hard 10 pays, to 1: 7 or 6', whole, 7)
    .option('--field <option>', 'odds option of the Field: 1, 2 or 3', whole, 1)
    .option('--craps2 <pays>', 'what Craps 2 pays, to 1: 30 to 33', whole, 33)
    .option('--craps12 <pays>', 'what Craps 12 pays, to 1: 30 to 33', whole, 33)
    .addOption(buyInOption())
    .addOption(fastOption())
    .addHelpText('after', EXAMPLES)
    .action(play)
}
