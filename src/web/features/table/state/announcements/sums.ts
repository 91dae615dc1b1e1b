import type { Ended } from '../../../../../general/state.ts'
import { netOf, netOfAll } from '../../../../../records/wager-ends.ts'
import { dollars, phraseText, type Words } from '../../../../i18n/index.ts'

export const signed = (cents: number): string => (cents > 0 ? `+${dollars(cents)}` : dollars(cents))

/** With more wagers than this, announce only their sum and list them on request. */
const FEW = 4

export const areMany = (settled: readonly Ended[], few = FEW): boolean => settled.length > few

/** Sums up many wagers in one sentence: the net after fees, and how many won and lost. */
export const sumWords = ({ result }: Words, settled: readonly Ended[], fees = 0): string => {
  const count = (is: Ended['outcome']['is']) =>
    settled.filter(({ outcome }) => outcome.is === is).length
  const others = settled.length - count('win') - count('lose')
  const counts = result.counts(count('win'), count('lose'), others)
  const net = netOfAll(settled) - fees
  return result.inAll(net, dollars(Math.abs(net)), counts)
}

/** One sentence per wager, for screen readers. After a tie in baccarat the chips still lie. */
export const endedWords = (
  { result }: Words,
  on: string,
  each: Ended,
  lies: (id: string) => boolean,
): string => {
  switch (each.outcome.is) {
    case 'win':
      return result.won(dollars(netOf(each)), on)
    case 'lose':
      return result.lost(dollars(each.wager.chips), on)
    case 'stand-off':
      return lies(each.wager.id) ? result.staysOn(on) : result['stand-off'](on)
    case 'void':
      return result.void(on)
  }
}

/** The calculation of one wager's result, step by step. */
export const workedOut = (words: Words, ended: Ended): readonly string[] => {
  const { why } = words
  const { outcome, wager, won, commission } = ended
  const stake = dollars(wager.chips)
  switch (outcome.is) {
    case 'win': {
      const at = phraseText(words, { says: '{pays} to {to}', facts: { ...outcome.odds } })
      const wins = why.wins(stake, at, dollars(won))
      if (commission === 0) return [wins]
      return [wins, why.commission('5%', dollars(commission), dollars(won - commission))]
    }
    case 'lose':
      return [why.loses(stake)]
    case 'stand-off':
      return [why.standOff(stake)]
    case 'void':
      return [why.void(dollars(outcome.part ?? wager.chips))]
  }
}
