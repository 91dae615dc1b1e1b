import { clothOf } from '../../../games/roulette/book/book.ts'
import { roulette } from '../../../games/roulette/index.ts'
import type { TableElections } from '../../../games/roulette/table/state.ts'
import type { TableConfig } from '../../../general/state.ts'
import type { Chips } from '../../../kernel/money.ts'
import { dollars } from '../../../kernel/refusal.ts'
import { pocketOf, type Throws } from '../../../server/chance/spin-commitments.ts'
import { inks, rule, wrapped } from '../drawing.ts'
import { malformed } from '../options.ts'
import { openedLines, promising } from '../promise.ts'
import { openSession } from '../session.ts'
import { sayAll, sayGoodbye, takeSeat } from '../sitting.ts'
import type { Terminal } from '../terminal.ts'
import { signLines } from './answers.ts'
import { type Host, spinsOf } from './session.ts'
import { clear, turn } from './turn.ts'

/** One sitting at the wheel: spin after spin until the patron leaves. */

const LAYOUT = {
  'single-zero': 'one zero',
  'double-zero-00-0': 'two zeros, 00 before 0',
  'double-zero-0-00': 'two zeros, 0 before 00',
} as const

const welcome = (host: Host, buyIn: Chips): void => {
  const { session, terminal, paint } = host
  const table = session.table()
  const { layout } = table.play.elections
  terminal.say()
  terminal.say(rule(paint, 'Roulette', `New Zealand, Division 8 (nz8) · ${LAYOUT[layout]}`))
  sayAll(host, signLines(paint, table))
  const { notices } = roulette.game.view(table, { role: 'patron', patron: 'you' }).play
  for (const notice of notices) sayAll(host, wrapped(notice, '   '))
  terminal.say(`   You sit on seat 1 with ${dollars(buyIn)} in chips. It is play money.`)
}

const leave = (host: Host): void => {
  const { session, paint, promised } = host
  if (session.table().wagers.length > 0) clear(host)
  host.terminal.say('   The secret of the next spin, which you did not play:')
  sayAll(host, openedLines(paint, promised.open(undefined), 'spin'))
  const spins = spinsOf(session.entries()).length
  sayGoodbye(host, `${spins} spin${spins === 1 ? '' : 's'}`, '')
}

interface Sitting {
  readonly config: TableConfig<TableElections>
  readonly buyIn: Chips
  readonly throws: Throws<string>
  readonly terminal: Terminal
}

export const sitDown = async ({ config, buyIn, throws, terminal }: Sitting): Promise<void> => {
  const refused = roulette.refused(config)
  if (refused) throw malformed(refused)
  const works = pocketOf(clothOf(config.elections).wheel.pockets)
  const host: Host = {
    session: openSession(roulette.game, config),
    terminal,
    paint: inks(terminal.hasColour),
    promised: promising({ throws, works }),
  }
  takeSeat(host, buyIn)
  welcome(host, buyIn)
  while ((await turn(host)) === 'ended');
  leave(host)
}
