import { nextLunarDuty } from '../../../dealing/lunar-poker.ts'
import { isInRound } from '../../../games/lunar-poker/s11-irregularities/misdeal.ts'
import { boxOf, faces, isReconsidering } from '../../../games/lunar-poker/state.ts'
import { type Decision, dollars, isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import { commonLines } from '../answering.ts'
import { rule } from '../drawing.ts'
import { promiseLine, promiseLines } from '../promise.ts'
import { PATRON, YOU } from '../session.ts'
import { buyMore, nextLine, refused, sayAll, takeBack } from '../sitting.ts'
import type { Bet } from '../speech.ts'
import { HELP, historyLines, signLines, whyRound } from './answers.ts'
import { attend, cardLines, finishIfOver, tell } from './round.ts'
import { dealsOf, type Happened, type Host, wagerName } from './session.ts'
import { type Said, understand } from './words.ts'

/** In a round the patron bets, decides about the hand and asks. */

const header = ({ session, terminal, paint, promised }: Host): void => {
  const table = session.table()
  const round = dealsOf(session.entries()).length + 1
  const { ante } = table.limits
  terminal.say()
  terminal.say(
    rule(paint, `Round ${round}`, `Ante ${dollars(ante!.minimum)} to ${dollars(ante!.maximum)}`),
  )
  terminal.say(promiseLine(paint, promised.make()))
  if (round === 1)
    terminal.say('   Type your wagers such as 10 ante, 5 super, then deal. help shows the rest.')
}

const lying = ({ session }: Host): string =>
  session
    .table()
    .wagers.map(({ on, chips }) => `${wagerName(on)} ${dollars(chips)}`)
    .join(', ')

const bet = (host: Host, bets: readonly Bet[]): Refusal | undefined => {
  const { session, terminal } = host
  const against = bets
    .map(({ on, chips }) => session.ask({ by: YOU, does: 'wager', on, chips }))
    .filter(isRefusal)
  for (const refusal of against) refused(host, refusal, wagerName)
  if (against.length < bets.length) terminal.say(`   On the table: ${lying(host)}`)
  return against.at(-1)
}

const rebet = (host: Host): Refusal | undefined => {
  const { session, terminal } = host
  const lies = session.table().wagers.map(({ on }) => on)
  const again = (dealsOf(session.entries()).at(-1)?.settled ?? [])
    .map(({ wager: { on, chips } }) => ({ on, chips }) as Bet)
    .filter(({ on }) => ['ante', 'super'].includes(on) && !lies.includes(on))
    .sort((a, b) => a.on.localeCompare(b.on))
  if (again.length > 0) return bet(host, again)
  terminal.say(lies.length > 0 ? `   On the table: ${lying(host)}` : '   Nothing to bet again yet.')
  return undefined
}

/** Takes the Super Bet back first, because it needs its Ante. @rule nz22:5.13 nz22:5.14 */
export const clear = (host: Host): Refusal | undefined =>
  takeBack(host, [...host.session.table().wagers].reverse(), wagerName)

/** Turns a line into a decision about the hand. */
const asked = ({ session }: Host, said: Said): Decision<Happened> | undefined => {
  const table = session.table()
  switch (said.is) {
    case 'deal':
      return session.ask(nextLunarDuty(table, { betsAreDown: true }) ?? { by: YOU, does: 'call' })
    case 'play':
    case 'fold':
    case 'declare':
    case 'force':
      return session.ask({ by: YOU, does: said.is })
    case 'sixth':
      return session.ask({ by: YOU, does: 'buy-sixth' })
    case 'no':
      return session.ask({ by: YOU, does: 'let-be' })
    case 'exchange': {
      const hand = faces(boxOf(table.play, PATRON)?.hand ?? [])
      const discard = said.places.flatMap(place => hand[place - 1] ?? [])
      return session.ask({ by: YOU, does: 'exchange', discard })
    }
    default:
      return undefined
  }
}

/** What the table waits for. */
const hint = ({ session }: Host): string => {
  const { play } = session.table()
  if (play.phase.is === 'offering-force') return 'force, or no. A fee of one Ante.'
  const own = isInRound(play) ? boxOf(play, PATRON) : undefined
  if (own && isReconsidering(own)) return 'play, or fold.'
  return own
    ? 'play, fold, exchange 2 4, or sixth; help shows more.'
    : '10 ante, then deal; or help.'
}

const linesFor = (host: Host, said: Said, before: Refusal | undefined): readonly string[] => {
  const { session, paint, promised } = host
  if (said.is === 'cards') return cardLines(host)
  const rounds = dealsOf(session.entries())
  return commonLines(paint, said, before, {
    naming: wagerName,
    rounds,
    called: 'Rounds',
    none: 'No round has been dealt yet.',
    why: (law, round) => whyRound(paint, law, round),
    sign: () => signLines(paint, session.table()),
    history: () => historyLines(paint, rounds),
    seal: () => promiseLines(promised.make(), 'deal'),
    help: HELP,
    clause: 'nz22:5.5',
    hint: hint(host),
  })
}

const answer = (host: Host, said: Said, before: Refusal | undefined): Refusal | undefined => {
  switch (said.is) {
    case 'bets':
      return bet(host, said.bets)
    case 'rebet':
      return rebet(host)
    case 'clear':
      return clear(host)
    case 'buy':
      return buyMore(host, said.chips)
    case 'mix':
      return mix(host, said.words) ?? before
    default:
      sayAll(host, linesFor(host, said, before))
      return before
  }
}

/** The deck takes words only before the first card. */
const mix = ({ session, terminal, promised }: Host, words: string): undefined => {
  if (session.table().play.phase.is !== 'betting') terminal.say('   Too late: cards are out.')
  else {
    promised.mix(words)
    terminal.say(`   You added: "${words}". The house had already committed itself.`)
  }
  return undefined
}

/** One round, from the wagers to its end. */
export const turn = async (host: Host): Promise<'ended' | 'left'> => {
  const { session, terminal } = host
  header(host)
  let before: Refusal | undefined
  for (;;) {
    if (isInRound(session.table().play)) terminal.say(`   ${hint(host)}`)
    const line = await nextLine(host)
    const said: Said = line === undefined ? { is: 'quit' } : understand(line)
    if (said.is === 'quit') return 'left'
    const decision = asked(host, said)
    if (decision === undefined) before = answer(host, said, before)
    else if (isRefusal(decision)) before = refused(host, decision, wagerName)
    else {
      before = undefined
      await tell(host, decision)
      const isOver = finishIfOver(host, decision)
      if ((await attend(host)) || isOver) return 'ended'
    }
  }
}
