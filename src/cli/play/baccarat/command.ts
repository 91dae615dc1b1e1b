import { type Command, Option } from 'commander'
import { type Elections, VARIANTS } from '../../../games/baccarat/books/book.ts'
import { baccarat } from '../../../games/baccarat/index.ts'
import type { TableElections } from '../../../games/baccarat/table/state.ts'
import { chips } from '../../../kernel/money.ts'
import { sealedShoes } from '../../../server/chance/shoe-commitments.ts'
import { atTerminal, buyInOption, fastOption, type Sitting, whole } from '../options.ts'
import { sitDown } from './table.ts'
import { COMMANDS } from './words.ts'

/** `croupier play baccarat`: the options of the table. */

interface Options extends Sitting {
  readonly book: TableElections['book']
  readonly decks: number
  readonly variant: TableElections['variant']
  readonly tie: number
  readonly perfectPair?: number
  readonly anyPair?: number
  readonly luckyMatch?: number
  readonly dragonBonus?: number
  readonly burn: TableElections['burn']
}

/** Includes quarters, which pay every multiple of $5 on Banker exactly. @rule nz5:5.12 */
const CHIPS = [0.25, 1, 5, 25, 100, 500, 1000].map(dollars => chips(dollars * 100))

/** Let numbers through that no book allows: the book refuses them with its clause. */
const electionsOf = ({ buyIn: _, fast: __, ...elected }: Options): TableElections => ({
  ...baccarat.standard(elected.book).elections,
  ...(elected as Elections & Pick<Options, 'book' | 'burn'>),
})

const EXAMPLES = `
At the table, type one of these per line:
  200              cut the cards at 200; pass lets the dealer cut
  50 banker        put $50 on Banker (or 50 b); 20 tie adds the Tie
  deal             no more bets: the round is dealt
  why              the rules that decided your round, clause by clause
  help             everything else;  quit takes your chips and leaves

Examples:
  croupier play baccarat
  croupier play baccarat --variant half-on-six --perfect-pair 1 --dragon-bonus 2
  croupier play baccarat --book mbs --buy-in 5000
  printf '200\\n50 banker\\ndeal\\nwhy\\n' | croupier play baccarat

NO_COLOR=1 turns colours off; TERM=dumb prints plain lines for a screen reader.

The operating system's random generator shuffles. The house commits itself to
the order before you cut and opens the seal when the shoe is over. The program
checks every card then.`

const play = async (options: Options): Promise<void> => {
  const config = { ...baccarat.setUp(electionsOf(options)), denominations: CHIPS }
  const chance = sealedShoes('terminal')
  await atTerminal(options, COMMANDS, terminal =>
    sitDown({ config, buyIn: options.buyIn, chance, terminal }),
  )
}

export const addBaccarat = (verb: Command): void => {
  verb
    .command('baccarat')
    .summary('up to eight decks, three rulebooks')
    .description('A baccarat table: cut the cards, bet, watch the deal, ask why.')
    .addOption(
      new Option('--book <book>', 'nz5: New Zealand; nz5-old: its older edition; mbs: Singapore')
        .choices(baccarat.books)
        .default('nz5'),
    )
    .option('--decks <count>', 'how many decks', whole, 8)
    .addOption(
      new Option('--variant <variant>', 'how the hands are paid')
        .choices(VARIANTS)
        .default('commission'),
    )
    .option('--tie <pays>', 'what a Tie pays, to 1: 8 or 9', whole, 8)
    .option('--perfect-pair <scale>', 'offer Perfect Pair at pay scale 1, 2 or 3', whole)
    .option('--any-pair <scale>', 'offer Any Pair at pay scale 1 or 2', whole)
    .option('--lucky-match <scale>', 'offer Lucky Match at pay scale 1 or 2', whole)
    .option('--dragon-bonus <table>', 'offer Dragon Bonus at pay table 1, 2 or 3', whole)
    .addOption(
      new Option('--burn <way>', 'how cards are burned from a fresh shoe')
        .choices(['by-value', 'one-face-down'])
        .default('by-value'),
    )
    .addOption(buyInOption())
    .addOption(fastOption())
    .addHelpText('after', EXAMPLES)
    .action(play)
}
