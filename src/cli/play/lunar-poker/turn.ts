import { isInRound } from '../../../games/lunar-poker/misdeal.ts'
import { boxOf, faces, isReconsidering } from '../../../games/lunar-poker/state.ts'
import { type Decision, dollars, isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import { readLaw } from '../../../law/index.ts'
import { nextLunarDuty } from '../../../server/lunar-dealer.ts'
import { rule, wrapped } from '../drawing.ts'
import { promiseLine, promiseLines } from '../promise.ts'
import { rulesLines, whyRefused } from '../reasons.ts'
import { balanceOf, PATRON, YOU } from '../session.ts'
import { buyMore, refused, sayAll } from '../sitting.ts'
import { HELP, historyLines, signLines, whyRound } from './answers.ts'
import { attend, cardLines, finishIfOver, tell } from './round.ts'
import { type Happened, type Host, roundsOf, wagerName } from './session.ts'
import { type Bet, type Said, understand } from './words.ts'

/** The patron's part of a round: to bet, to decide about the hand, to ask. */

const header = ({ session, terminal, paint, promised }: Host): void => {
  const table = session.table()
  const round = roundsOf(session.entries()).length + 1
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
  const again = (roundsOf(session.entries()).at(-1)?.settled ?? [])
    .map(({ wager: { on, chips } }) => ({ on, chips }) as Bet)
    .filter(({ on }) => ['ante', 'super'].includes(on) && !lies.includes(on))
    .sort((a, b) => a.on.localeCompare(b.on))
  if (again.length > 0) return bet(host, again)
  terminal.say(lies.length > 0 ? `   On the table: ${lying(host)}` : '   Nothing to bet again yet.')
  return undefined
}

/** @rule nz22:5.13 nz22:5.14 a Super Bet needs its Ante, so it goes first. */
export const clear = (host: Host): Refusal | undefined => {
  const { session, terminal } = host
  const mine = [...session.table().wagers].reverse()
  if (mine.length === 0) terminal.say('   Nothing of yours lies there.')
  for (const { id, on, chips } of mine) {
    const decision = session.ask({ by: YOU, does: 'withdraw', wager: id })
    if (isRefusal(decision)) return refused(host, decision, wagerName)
    terminal.say(`   ${dollars(chips)} comes back from ${wagerName(on)}.`)
  }
  return undefined
}

/** What a patron decides about the hand, as the rules know it. */
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

const whyLines = (
  { session, paint }: Host,
  number: number | undefined,
  before: Refusal | undefined,
): readonly string[] => {
  const law = readLaw()
  if (number === undefined && before) return whyRefused(paint, law, before, wagerName)
  const rounds = roundsOf(session.entries())
  const round = number === undefined ? rounds.at(-1) : rounds[number - 1]
  if (round) return whyRound(paint, law, round)
  return [
    rounds.length === 0
      ? '   No round has been dealt yet.'
      : `   Rounds so far: 1 to ${rounds.length}.`,
  ]
}

const linesFor = (host: Host, said: Said, before: Refusal | undefined): readonly string[] => {
  const { session, paint, promised } = host
  switch (said.is) {
    case 'why':
      return whyLines(host, said.round, before)
    case 'rules':
      return said.id === undefined
        ? signLines(paint, session.table())
        : rulesLines(readLaw(), said.id, 'nz22:5.5')
    case 'sign':
      return signLines(paint, session.table())
    case 'cards':
      return cardLines(host)
    case 'history':
      return historyLines(paint, roundsOf(session.entries()))
    case 'seal':
      return promiseLines(promised.make(), 'deal')
    case 'help':
      return [HELP]
    case 'unclear':
      return wrapped(said.says, '   ')
    default:
      return [`   Your turn: ${hint(host)}`]
  }
}

/** What the table waits for. */
const hint = ({ session }: Host): string => {
  const { play } = session.table()
  if (play.phase.is === 'offering-force') return 'force, or no. A fee of one Ante.'
  const own = isInRound(play) ? boxOf(play, PATRON) : undefined
  if (own && isReconsidering(own)) return 'play, or fold.'
  return own
    ? 'play, fold, exchange 2 4, or sixth; help tells more.'
    : '10 ante, then deal; or help.'
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

/** Words count only before the first card. */
const mix = ({ session, terminal, promised }: Host, words: string): undefined => {
  if (session.table().play.phase.is !== 'betting') terminal.say('   Too late: cards are out.')
  else {
    promised.mix(words)
    terminal.say(`   Mixed in: "${words}". The house had committed itself before.`)
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
    const line = await terminal.ask(`${dollars(balanceOf(session.table()))} > `)
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
