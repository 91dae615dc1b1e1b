import { lunarPoker } from '../../../games/lunar-poker/index.ts'
import type { TableElections } from '../../../games/lunar-poker/table/state.ts'
import type { TableConfig } from '../../../general/state.ts'
import type { Card } from '../../../kernel/card.ts'
import type { Chips } from '../../../kernel/money.ts'
import { dollars } from '../../../kernel/refusal.ts'
import { deckOf, type Throws } from '../../../server/chance/spin-commitments.ts'
import { inks, rule } from '../drawing.ts'
import { malformed } from '../options.ts'
import { openedLines, promising } from '../promise.ts'
import { openSession } from '../session.ts'
import { sayAll, sayGoodbye, takeSeat } from '../sitting.ts'
import type { Terminal } from '../terminal.ts'
import { signLines } from './answers.ts'
import { attend, giveUp } from './round.ts'
import { dealsOf, type Host } from './session.ts'
import { clear, turn } from './turn.ts'

/** One sitting at a box: round after round until the patron leaves. */

const leave = async (host: Host): Promise<void> => {
  const { session, terminal, paint, promised } = host
  await giveUp(host)
  if (session.table().wagers.length > 0) clear(host)
  terminal.say('   The secret of the next deck, which you did not play:')
  sayAll(host, openedLines(paint, promised.open(undefined), 'deal'))
  const rounds = dealsOf(session.entries()).length
  sayGoodbye(host, `${rounds} round${rounds === 1 ? '' : 's'}`, '')
}

interface Sitting {
  readonly config: TableConfig<TableElections>
  readonly buyIn: Chips
  readonly throws: Throws<readonly Card[]>
  readonly terminal: Terminal
}

export const sitDown = async ({ config, buyIn, throws, terminal }: Sitting): Promise<void> => {
  const refused = lunarPoker.refused(config)
  if (refused) throw malformed(refused)
  const host: Host = {
    session: openSession(lunarPoker.game, config),
    terminal,
    paint: inks(terminal.hasColour),
    promised: promising({ throws, works: deckOf }),
  }
  takeSeat(host, buyIn)
  terminal.say()
  terminal.say(rule(host.paint, 'Lunar Poker', 'New Zealand, Division 22 (nz22)'))
  sayAll(host, signLines(host.paint, host.session.table()))
  terminal.say(`   You sit at box 1 with ${dollars(buyIn)} in chips. It is play money.`)
  terminal.say()
  await attend(host)
  while ((await turn(host)) === 'ended');
  await leave(host)
}
