import type { TableElections } from '../../../games/snake-eyes/book/book.ts'
import { snakeEyes } from '../../../games/snake-eyes/index.ts'
import type { Faces } from '../../../games/snake-eyes/s03-equipment/dice.ts'
import type { TableConfig } from '../../../general/state.ts'
import type { Chips } from '../../../kernel/money.ts'
import { dollars } from '../../../kernel/refusal.ts'
import { facesOf, type Throws } from '../../../server/chance/spin-commitments.ts'
import { inks, rule } from '../drawing.ts'
import { malformed } from '../options.ts'
import { openedLines, promising } from '../promise.ts'
import { openSession } from '../session.ts'
import { sayAll, sayGoodbye, takeSeat } from '../sitting.ts'
import type { Terminal } from '../terminal.ts'
import { signLines } from './answers.ts'
import { attend } from './roll.ts'
import { type Host, rollsOf } from './session.ts'
import { remove, turn } from './turn.ts'

/** One sitting at the dice: roll after roll until the patron leaves. */

const welcome = async (host: Host, buyIn: Chips): Promise<void> => {
  const { session, terminal, paint } = host
  terminal.say()
  terminal.say(rule(paint, 'Snake Eyes', 'New Zealand, Division 11A (nz11a)'))
  sayAll(host, signLines(paint, session.table()))
  terminal.say(`   You sit on seat 1 with ${dollars(buyIn)} in chips. It is play money.`)
  terminal.say()
  await attend(host)
}

const leave = (host: Host): void => {
  const { session, terminal, paint, promised } = host
  if (session.table().wagers.length > 0) remove(host)
  terminal.say('   The secret of the next roll, which you did not play:')
  sayAll(host, openedLines(paint, promised.open(undefined), 'roll'))
  const rolls = rollsOf(session.entries())
  const voids = rolls.filter(({ end }) => end.is === 'RollVoided').length
  const count = `${rolls.length} roll${rolls.length === 1 ? '' : 's'}`
  sayGoodbye(host, count, voids === 0 ? '' : `No Roll was called ${voids} times`)
}

interface Sitting {
  readonly config: TableConfig<TableElections>
  readonly buyIn: Chips
  readonly throws: Throws<Faces>
  readonly terminal: Terminal
}

export const sitDown = async ({ config, buyIn, throws, terminal }: Sitting): Promise<void> => {
  const refused = snakeEyes.refused(config)
  if (refused) throw malformed(refused)
  const host: Host = {
    session: openSession(snakeEyes.game, config),
    terminal,
    paint: inks(terminal.hasColour),
    promised: promising({ throws, works: facesOf }),
  }
  takeSeat(host, buyIn)
  await welcome(host, buyIn)
  while ((await turn(host)) === 'ended');
  leave(host)
}
