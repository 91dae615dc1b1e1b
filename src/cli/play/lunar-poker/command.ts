import type { Command } from 'commander'
import { lunarPoker } from '../../../games/lunar-poker/index.ts'
import type { SuperTable } from '../../../games/lunar-poker/s05-wagers/super-bet.ts'
import { deckOf, sealedThrows } from '../../../server/chance/spin-commitments.ts'
import { atTerminal, buyInOption, fastOption, type Sitting, whole } from '../options.ts'
import { sitDown } from './table.ts'
import { COMMANDS } from './words.ts'

/** `croupier play lunar-poker`: the options of the table. */

interface Options extends Sitting {
  readonly superTable: SuperTable
}

const EXAMPLES = `
At the table, type one of these per line:
  10 ante, 5 super   your wagers; 10 alone is the Ante
  deal             five cards for you, five for the Dealer, one of them face up
  play             bet twice your Ante; fold gives it up
  exchange 2 4     new cards for these places, for a fee; sixth buys one more
  why              the rules that decided the round, clause by clause
  help             everything else;  quit takes your chips and leaves

Examples:
  croupier play lunar-poker
  croupier play lunar-poker --super-table 3 --buy-in 500
  printf '10 ante, 5 super\\ndeal\\nplay\\nno\\nwhy\\n' | croupier play lunar-poker

NO_COLOR=1 turns colours off; TERM=dumb prints plain lines for a screen reader.

The operating system's random generator shuffles. The house commits itself to
the order before you bet and shows the secret when the round is over. The
program checks every card then.`

/** Let options through that the book does not have: the book refuses them with its clause. */
const play = async (options: Options): Promise<void> => {
  const { buyIn, superTable } = options
  const elections = { ...lunarPoker.standard('nz22').elections, superTable }
  const throws = sealedThrows('terminal', deckOf)
  await atTerminal(options, COMMANDS, terminal =>
    sitDown({ config: lunarPoker.setUp(elections), buyIn, throws, terminal }),
  )
}

export const addLunarPoker = (verb: Command): void => {
  verb
    .command('lunar-poker')
    .summary('five cards against the Dealer; exchange, buy, force')
    .description('A Lunar Poker table: bet, decide about your hand, ask why.')
    .option('--super-table <table>', 'pay table of the Super Bet: 1 to 7', whole, 1)
    .addOption(buyInOption())
    .addOption(fastOption())
    .addHelpText('after', EXAMPLES)
    .action(play)
}
