import { nextDuty } from '../../../dealing/baccarat.ts'
import { baccarat } from '../../../games/baccarat/index.ts'
import { wagerName } from '../../../games/baccarat/names.ts'
import type { Chips } from '../../../kernel/money.ts'
import { dollars, isRefusal } from '../../../kernel/refusal.ts'
import {
  type RevealedSeal,
  type ShoeChance,
  shoeSoFar,
  verify,
} from '../../../server/chance/shoe-commitments.ts'
import { inks, rule, wrapped } from '../drawing.ts'
import { malformed } from '../options.ts'
import { openSession, YOU } from '../session.ts'
import { printRefusal, sayGoodbye, takeSeat } from '../sitting.ts'
import type { Terminal } from '../terminal.ts'
import { signLines } from './answers.ts'
import type { Host } from './deal.ts'
import { narrated } from './narration.ts'
import { type Config, coupsOf, type TableEvent } from './session.ts'
import { clear, turn } from './turn.ts'

/** One sitting at a table: shoe after shoe until the patron leaves. */

const STEP_PAUSE = 350

const BOOK_TITLE = {
  nz5: 'New Zealand, Division 5',
  'nz5-old': 'New Zealand, Division 5, older edition',
  mbs: 'Marina Bay Sands, version 7',
} as const

const welcome = ({ session, terminal, paint }: Host, buyIn: Chips): void => {
  const table = session.table()
  const { book } = table.play.elections
  terminal.say()
  terminal.say(rule(paint, 'Baccarat', `${BOOK_TITLE[book]} (${book})`))
  for (const line of signLines(paint, table)) terminal.say(line)
  terminal.say(`   You sit on seat 1 with ${dollars(buyIn)} in chips. It is play money.`)
  terminal.say()
}

const tell = async (host: Host, events: readonly TableEvent[]): Promise<void> => {
  const { session, terminal, paint } = host
  for (const event of events)
    for (const line of narrated(paint, event, session.table())) {
      terminal.say(line)
      await terminal.pause(STEP_PAUSE)
    }
}

/** The stack as a bar that marks the zones where you may not cut. @rule nz5:7.6 */
const cutBar = (cards: number): string => {
  const width = 64
  const zone = Math.round((52 / cards) * width)
  const numbers = `52${' '.repeat(width - 2 * zone - 5)}${cards - 52}`
  return `   ${'░'.repeat(zone)}${'█'.repeat(width - 2 * zone)}${'░'.repeat(zone)}\n   ${' '.repeat(zone)}${numbers}`
}

const sayCut = ({ session, terminal, paint }: Host): void => {
  const cards = session.table().play.elections.decks * 52
  terminal.say()
  terminal.say(`   ${paint('bold', 'The cut is yours.')} Not in the outer decks, shown as ░.`)
  terminal.say(cutBar(cards))
  terminal.say(`   Type a number from 52 to ${cards - 52}, or pass to let the dealer cut.`)
  const example = `${cards / 2} kia ora`
  terminal.say(paint('dim', `   Add words of your own, as in ${example}, and they are mixed in.`))
}

/** @rule nz5:7.5 nz5:7.6 */
const offerCut = async (host: Host): Promise<'cut' | 'left'> => {
  const { session, chance, terminal } = host
  sayCut(host)
  for (;;) {
    const line = await terminal.ask('cut > ')
    if (line === undefined || /^\s*(q|quit|leave|exit)\s*$/i.test(line)) return 'left'
    const passes = /^\s*(pass|no|n)\s*$/i.test(line)
    const [, at, words] = /^\s*(?:cut\s+)?(?:at\s+)?(\d+)\s*(.*?)\s*$/i.exec(line) ?? []
    if (!passes && at === undefined) {
      terminal.say('   A number, or pass; quit to leave.')
      continue
    }
    const decision = session.ask(
      passes ? { by: YOU, does: 'decline-cut' } : { by: YOU, does: 'cut', at: Number(at) },
    )
    if (isRefusal(decision)) printRefusal(host, decision, wagerName)
    else {
      if (words) chance.mix({ seat: 1, says: words })
      await tell(host, decision)
      return 'cut'
    }
  }
}

const mixedIn = ({ said }: RevealedSeal): string =>
  said.length === 0 ? '' : `; mixed in was "${said.map(({ says }) => says).join(' ')}"`

const kept = (cards: number): string =>
  cards === 0
    ? 'It is the one committed to before the cut; no card came out.'
    : `The order was committed to before the cut: checked, ${cards} cards.`

/** Reveals the secret of a finished shoe and reports whether the house kept its commitment. */
const sayVerdict = ({ session, chance, terminal, paint }: Host): void => {
  const told = shoeSoFar(session.entries())
  if (told.commitment === undefined) return
  const revealed = chance.reveal()
  const verdict = verify(revealed, told)
  terminal.say()
  terminal.say(
    `   The seal of shoe ${revealed.seal.shoe} is opened${mixedIn(revealed)}. Its secret was`,
  )
  terminal.say(paint('dim', `     ${revealed.seal.secret}`))
  const text =
    verdict.is === 'checked'
      ? `${paint('green', '✓')} ${kept(verdict.cards)}`
      : `${paint('red', '✗')} This shoe was not honest: ${verdict.says}.`
  for (const line of wrapped(text, '   ')) terminal.say(line)
}

const leave = (host: Host): void => {
  const { session } = host
  if (session.table().wagers.length > 0) clear(host)
  if (session.table().play.phase.is !== 'shuffling') sayVerdict(host)
  const results = coupsOf(session.entries()).map(({ result }) => result.result)
  const count = (which: string) => results.filter(result => result === which).length
  sayGoodbye(
    host,
    `${results.length} round${results.length === 1 ? '' : 's'}`,
    `Player ${count('player')}, Banker ${count('banker')}, Tie ${count('tie')}`,
  )
}

/** Takes the next step at the table. */
const step = async (host: Host): Promise<'on' | 'left'> => {
  const { session, chance } = host
  const table = session.table()
  const duty = nextDuty(table, { betsAreDown: false })
  const asked = baccarat.game.awaits(table)
  if (duty) await tell(host, session.do(duty))
  else if (asked?.for === 'shuffle') {
    const commitment = chance.seal(table.play.shoes + 1, asked.decks)
    await tell(host, session.do({ by: { role: 'chance' }, does: 'shuffled', commitment }))
  } else if (asked?.for === 'card') {
    const card = chance.draw(session.entries())
    await tell(host, session.do({ by: { role: 'chance' }, does: 'card', card }))
  } else if (table.play.phase.is === 'cutting') {
    if ((await offerCut(host)) === 'left') return 'left'
  } else if ((await turn(host)) === 'left') return 'left'
  if (hasEnded(table.play.phase.is, session.table().play.phase.is)) {
    sayVerdict(host)
    host.terminal.say()
  }
  return 'on'
}

/** Whether a shoe in use has ended. */
const hasEnded = (before: string, after: string): boolean =>
  after === 'shuffling' && before !== 'shuffling' && before !== 'opening'

interface Sitting {
  readonly config: Config
  readonly buyIn: Chips
  readonly chance: ShoeChance
  readonly terminal: Terminal
}

export const sitDown = async ({ config, buyIn, chance, terminal }: Sitting): Promise<void> => {
  const against = baccarat.refused(config)
  if (against) throw malformed(against)
  const session = openSession(baccarat.game, config)
  const host: Host = { session, chance, terminal, paint: inks(terminal.hasColour) }
  takeSeat(host, buyIn)
  welcome(host, buyIn)
  while ((await step(host)) === 'on');
  leave(host)
}
