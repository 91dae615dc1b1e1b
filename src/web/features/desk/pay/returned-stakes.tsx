import type { RoundPay } from '../../../../protocol/desk.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import type { NameOf } from './lines.tsx'

/** What stays on the layout or goes back, and what a correction has made too much. */

type Line = RoundPay['giveBack'][number]
type Taking = RoundPay['takeBack'][number]

interface Props {
  readonly pay: RoundPay
  readonly named: NameOf
}

export const GivenBack = ({ pay, named }: Props) => {
  const { desk, marks } = useWords()
  const bets = (lines: readonly Line[]): readonly string[] =>
    lines.map(({ patron, on, stake }) => marks.list([patron, named(on), dollars(stake)]))
  const sums = (takings: readonly Taking[], of: string): readonly string[] =>
    takings.map(({ patron, chips }) => marks.list([patron, of, dollars(chips)].filter(Boolean)))
  const more = pay.collectedTooMuch
  const parts = [
    [desk.standsOff, bets(pay.standsOff)],
    [desk.givenBack, [...bets(pay.giveBack), ...sums(pay.feesBack, desk.fee)]],
    [desk.takeBack, sums(pay.takeBack, '')],
    [desk.giveBack, more > 0 ? [marks.list([desk.losingTaken, dollars(more)])] : []],
  ] as const
  return parts.map(
    ([title, told]) => told.length > 0 && <p key={title}>{marks.of(title, told.join(' · '))}</p>,
  )
}
