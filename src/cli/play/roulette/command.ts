import { type Command, Option } from 'commander'
import { clothOf } from '../../../games/roulette/book/book.ts'
import { roulette } from '../../../games/roulette/index.ts'
import { LAYOUTS, type LayoutName } from '../../../games/roulette/s02-layout.ts'
import { pocketOf, sealedThrows } from '../../../server/chance/spin-commitments.ts'
import { atTerminal, buyInOption, fastOption, type Sitting } from '../options.ts'
import { sitDown } from './table.ts'
import { COMMANDS } from './words.ts'

/** `croupier play roulette`: the options of the table. */

interface Options extends Sitting {
  readonly layout: LayoutName
  readonly racetrack: boolean
  readonly asianRacetrack: boolean
}

const EXAMPLES = `
At the table, type one of these per line:
  10 17            put $10 on 17; 10 17 20 is a split, 10 1 2 4 5 a corner
  5 red, 20 dozen 1  two wagers at once, with a comma between them
  tier 5           declare a wager of the racetrack, $5 a piece
  spin             the wheel turns; then losing wagers go, winning ones are paid
  why              the rules that decided the spin, clause by clause
  help             everything else;  quit takes your chips and leaves

Examples:
  croupier play roulette
  croupier play roulette --layout double-zero-00-0 --no-asian-racetrack
  printf '10 17\\n5 red, 5 odd\\nspin\\nwhy\\n' | croupier play roulette

NO_COLOR=1 turns colours off; TERM=dumb prints plain lines for a screen reader.

Spins come from the operating system's random generator. The house commits
itself to each spin before you bet and shows the secret when wagers are
settled. The program checks it then.`

const play = async (options: Options): Promise<void> => {
  const { buyIn, layout, racetrack, asianRacetrack } = options
  const elections = { ...roulette.standard().elections, layout, racetrack, asianRacetrack }
  const throws = sealedThrows('terminal', pocketOf(clothOf(elections).wheel.pockets))
  await atTerminal(options, COMMANDS, terminal =>
    sitDown({ config: roulette.setUp(elections), buyIn, throws, terminal }),
  )
}

export const addRoulette = (verb: Command): void => {
  verb
    .command('roulette')
    .summary('one zero or two, with racetracks')
    .description('A roulette table: bet on the layout, declare, spin, ask why.')
    .addOption(
      new Option('--layout <layout>', 'layout of the table, which decides the wheel')
        .choices(LAYOUTS)
        .default('single-zero'),
    )
    .option('--racetrack', 'with tier, orphelins, voisins and neighbours', true)
    .option('--no-racetrack', 'without them')
    .option('--asian-racetrack', 'with Asian Neighbours', true)
    .option('--no-asian-racetrack', 'without them')
    .addOption(buyInOption())
    .addOption(fastOption())
    .addHelpText('after', EXAMPLES)
    .action(play)
}
