import { useEffect, useRef } from 'react'
import { pointCount, pointValue } from '../../games/baccarat/cards.ts'
import { wagerName } from '../../games/baccarat/names.ts'
import { thirdCardReasons } from '../../games/baccarat/reasons.ts'
import type { TableElections } from '../../games/baccarat/state.ts'
import type { Ended } from '../../general/state.ts'
import type { Card } from '../../kernel/card.ts'
import type { RoundRecord } from '../connection/connection.ts'
import { netOf, signed } from '../table/sums.ts'
import { dollars, useWords, type Words } from '../words/index.ts'
import { PlayingCard } from './card.tsx'
import { ClauseTold } from './clause.tsx'

/** Which rules decided a round, and every payment worked out in front of the patron. */

const sumOf = (cards: readonly Card[]): string => cards.map(pointValue).join(' + ')

/** The sum behind one wager's end, step by step. */
export const workedOut = ({ why }: Words, ended: Ended): readonly string[] => {
  const { outcome, wager, won, commission } = ended
  const stake = dollars(wager.chips)
  switch (outcome.is) {
    case 'win': {
      const at = `${outcome.odds.pays} to ${outcome.odds.to}`
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

const WagerWhy = ({ ended }: { readonly ended: Ended }) => {
  const words = useWords()
  return (
    <li>
      <p className="verdict">
        <strong>{wagerName(ended.wager.on)}</strong> <span>{signed(netOf(ended))}</span>
      </p>
      {workedOut(words, ended).map(step => (
        <p key={step} className="step">
          {step}
        </p>
      ))}
      <ClauseTold id={ended.outcome.under} />
    </li>
  )
}

const CountWhy = ({ name, cards }: { readonly name: string; readonly cards: readonly Card[] }) => {
  const { why } = useWords()
  return (
    <li className="count">
      <span className="small-cards">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie twice in a hand
          <PlayingCard key={i} card={card} />
        ))}
      </span>
      <p className="step">{why.counts(name, sumOf(cards), pointCount(cards))}</p>
    </li>
  )
}

const COUNTING = { nz5: 'nz5:4.2', 'nz5-old': 'nz5-old:4.2', mbs: 'mbs:3.4' } as const

interface WhyProps {
  readonly round: RoundRecord
  readonly book: TableElections['book']
  readonly dispute?: ((about: string) => void) | undefined
}

const WhyRound = ({ round, book, dispute }: WhyProps) => {
  const { why, names } = useWords()
  return (
    <>
      <h3>{why.cards}</h3>
      <ul>
        <CountWhy name={names.player} cards={round.hands.player} />
        <CountWhy name={names.banker} cards={round.hands.banker} />
      </ul>
      <ClauseTold id={COUNTING[book]} />
      <h3>{why.third}</h3>
      <ul>
        {thirdCardReasons(book, round.hands).map(([text, clause]) => (
          <li key={clause}>
            <p className="step">{text}</p>
            <ClauseTold id={clause} />
          </li>
        ))}
      </ul>
      <h3>{why.wagers}</h3>
      {round.settled.length === 0 && <p>{why.noWagers}</p>}
      <ul>
        {round.settled.map(ended => (
          <WagerWhy key={ended.wager.id} ended={ended} />
        ))}
      </ul>
      {dispute && (
        <p className="dispute">
          <button type="button" onClick={() => dispute(why.title(round.round))}>
            {why.dispute}
          </button>{' '}
          {why.inspector}
        </p>
      )}
    </>
  )
}

export const WhyDialog = ({ close, ...props }: WhyProps & { readonly close: () => void }) => {
  const { why } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="why" aria-labelledby="why-title" onClose={close}>
      <header>
        <h2 id="why-title">{why.title(props.round.round)}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {why.close}
        </button>
      </header>
      <WhyRound {...props} />
    </dialog>
  )
}
