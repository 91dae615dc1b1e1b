import type { ReactNode } from 'react'
import type { BaccaratView } from '../../../games/baccarat/table/view.ts'
import type { LunarView } from '../../../games/lunar-poker/table/view.ts'
import type { RouletteView } from '../../../games/roulette/table/view.ts'
import { everyAccount, type TableState } from '../../../general/state.ts'
import type { Card } from '../../../kernel/card.ts'
import type { Phrase } from '../../../kernel/refusal.ts'
import type { Seen } from '../../../kernel/secret.ts'
import { dollars, phaseWords, phraseText, useWords } from '../../i18n/index.ts'
import { PlayingCard } from '../../ui/pieces/card.tsx'
import { Dice } from '../../ui/pieces/dice.tsx'
import { accountWords } from './fact-text.ts'
import type { ReplayedState } from './verifier/replay.ts'

/** The table as an auditor sees it: every card and every wager of any game, without decoration. */

const Cards = ({ cards, name }: { cards: readonly Seen<Card>[]; name: ReactNode }) => {
  const { table } = useWords().inspector
  return (
    <figure className="hand-of">
      <figcaption>{name}</figcaption>
      {cards.length === 0 && <span className="note">{table.noCards}</span>}
      <span className="small-cards">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may contain the same card twice
          <PlayingCard key={i} card={card} />
        ))}
      </span>
    </figure>
  )
}

const Baccarat = ({ view }: { readonly view: BaccaratView }) => {
  const { table } = useWords().inspector
  const named = (hand: 'player' | 'banker') => {
    const { points } = view.hands[hand]
    return `${table[hand]}${points === null ? '' : `, ${table.points(points)}`}`
  }
  return (
    <>
      <Cards cards={view.hands.player.cards} name={named('player')} />
      <Cards cards={view.hands.banker.cards} name={named('banker')} />
      <p className="note">{table.left(view.left)}</p>
    </>
  )
}

const Roulette = ({ view }: { readonly view: RouletteView }) => {
  const { table } = useWords().inspector
  return (
    <p>
      {view.ballIn !== null && (
        <>
          {table.ball} <strong className="pocket">{view.ballIn}</strong>{' '}
        </>
      )}
      {view.display && view.display.last.length > 0 && (
        <span className="note">
          {table.last}: {view.display.last.map(each => String(pocketOf(each))).join(' ')}
        </span>
      )}
    </p>
  )
}

const pocketOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'number' in result ? result.number : result

interface DiceView {
  readonly faces: readonly [number, number] | null
  readonly shooter: string | null
}

const Rolled = ({ view }: { readonly view: DiceView }) => {
  const { table } = useWords().inspector
  return (
    <>
      {view.faces ? <Dice faces={view.faces} /> : <p className="note">{table.noRoll}</p>}
      {view.shooter !== null && (
        <p className="note">
          {table.shooter}: {view.shooter}
        </p>
      )}
    </>
  )
}

const LunarPoker = ({ view }: { readonly view: LunarView }) => {
  const { table } = useWords().inspector
  return (
    <>
      <Cards
        cards={view.dealer.cards}
        name={[table.dealer, view.dealer.value].filter(Boolean).join(', ')}
      />
      {view.boxes.map(box => (
        <Cards
          key={box.seat}
          cards={[...box.cards, ...box.drawn]}
          name={[table.box(box.seat, box.patron), box.choice && table.choice(box.choice)]
            .filter(Boolean)
            .join(', ')}
        />
      ))}
    </>
  )
}

/** The fields of a view show which game it belongs to. */
const GameView = ({ view }: { readonly view: object }) => {
  if ('hands' in view) return <Baccarat view={view as BaccaratView} />
  if ('ballIn' in view) return <Roulette view={view as RouletteView} />
  if ('faces' in view) return <Rolled view={view as DiceView} />
  if ('boxes' in view) return <LunarPoker view={view as LunarView} />
  return null
}

const Wagers = ({ state: { wagers } }: { readonly state: TableState<unknown> }) => {
  const { table } = useWords().inspector
  return (
    <>
      <h4>{table.wagers}</h4>
      {wagers.length === 0 && <p className="note">{table.noWagers}</p>}
      <ul className="plain">
        {wagers.map(({ id, chips, on, patron }) => (
          <li key={id}>{table.wager(dollars(chips), on, patron)}</li>
        ))}
      </ul>
    </>
  )
}

const Balances = ({ state }: { readonly state: TableState<unknown> }) => {
  const words = useWords()
  const { table } = words.inspector
  const lines = everyAccount(state).flatMap(([account, kinds]) =>
    Object.entries(kinds)
      .filter(([, chips]) => chips !== 0)
      .map(([kind, chips = 0]) => [account, kind, chips] as const),
  )
  if (lines.length === 0) return null
  return (
    <table className="balances">
      <caption>{table.balances}</caption>
      <tbody>
        {lines.map(([account, kind, chips]) => (
          <tr key={`${account} ${kind}`}>
            <th scope="row">
              {accountWords(words, account)}
              {kind !== 'value' && ` (${kind})`}
            </th>
            <td className="figure">{dollars(chips)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const TablePanel = ({
  state,
  view: { play, seats },
}: NonNullable<ReplayedState['table']>) => {
  const words = useWords()
  const {
    inspector: { table },
  } = words
  const view = play as { readonly phase: string; readonly calls?: readonly Phrase[] }
  const said = view.calls?.at(-1)
  const taken = seats.filter(({ patron }) => patron !== null)
  return (
    <section className="tile felt-panel" aria-labelledby="table-now">
      <h3 id="table-now">{table.title}</h3>
      <p>
        <span className="note">{table.phase}</span> <strong>{phaseWords(words, view)}</strong>
      </p>
      {said && (
        <p>
          <span className="note">{table.said}</span> {phraseText(words, said)}
        </p>
      )}
      <GameView view={view} />
      <h4>{table.seats}</h4>
      <p className="row">
        {taken.map(({ seat, patron }) => (
          <span key={seat} className="seat">
            {table.seat(seat, patron!)}
          </span>
        ))}
        {taken.length === 0 && <span className="note">{table.noSeats}</span>}
      </p>
      <Wagers state={state} />
      <Balances state={state} />
    </section>
  )
}
