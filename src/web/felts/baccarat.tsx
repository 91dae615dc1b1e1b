import { wagerName } from '../../games/baccarat/names.ts'
import type { Area } from '../../games/baccarat/notices.ts'
import { HAND_PAYS, sidePays } from '../../games/baccarat/printed-odds.ts'
import type { Ended } from '../../general/state.ts'
import type { View } from '../connection/connection.ts'
import { ChipPile } from '../parts/chip.tsx'
import { type Bets, kindOf, limitOf, myWagers } from '../table/bets.ts'
import { areBetsClosed } from '../table/phases.ts'
import { netOf, signed } from '../table/sums.ts'
import { dollars, useWords, type Words } from '../words/index.ts'

/** The layout: every area a button with its name, its odds, its limits and what lies on it. */

type State = keyof Words['bets']['state']

interface Lying {
  readonly sum: number
  readonly state: State
  readonly note: string
}

const paysOf = ({ play: { elections } }: View, on: string): string => {
  if (on === 'player' || on === 'banker') return HAND_PAYS[elections.variant][on]
  return on === 'tie' ? `${elections.tie} to 1` : sidePays(kindOf(on), elections)
}

const ENDED = { win: 'won', lose: 'lost', 'stand-off': 'stand-off', void: 'void' } as const

/** What is said of an area once the round is over and nothing new lies there. */
const endedOn = (on: string, settled: readonly Ended[]): Lying | undefined => {
  const each = settled.find(({ wager }) => wager.on === on)
  if (!each) return undefined
  const state = ENDED[each.outcome.is]
  const note = state === 'won' || state === 'lost' ? signed(netOf(each)) : ''
  return { sum: each.wager.chips, state, note }
}

const lyingOn = (
  { bets: words }: Words,
  view: View,
  patron: string,
  on: string,
  bets: Bets,
): Lying | undefined => {
  const lies = myWagers(view, patron).find(wager => wager.on === on)
  const settled = areBetsClosed(view.play.phase) ? [] : (view.mine?.settled ?? [])
  const pending = bets.pending[on]
  if (pending) return { sum: (lies?.chips ?? 0) + pending, state: 'pending', note: '' }
  const held = bets.inHand[on]
  if (held && !lies) {
    const missing = (limitOf(view, on, patron)?.minimum ?? 0) - held
    return { sum: held, state: 'hand', note: words.short(dollars(missing)) }
  }
  if (!lies) return endedOn(on, settled)
  const cut = view.play.reduced.find(({ wager }) => wager === lies.id)
  if (cut) {
    const note = words.reduced(dollars(cut.from), dollars(cut.to), dollars(cut.from - cut.to))
    return { sum: lies.chips, state: 'cut', note }
  }
  const stood = endedOn(on, settled)?.state === 'stand-off'
  const state = areBetsClosed(view.play.phase) ? 'locked' : stood ? 'stand-off' : 'accepted'
  return { sum: lies.chips, state, note: '' }
}

interface FeltProps {
  readonly view: View
  readonly patron: string
  readonly bets: Bets
  readonly chip: number
  readonly removing: boolean
}

const Everybody = ({ view, on }: { readonly view: View; readonly on: string }) => {
  const all = view.wagers.filter(wager => wager.on === on)
  const sum = all.reduce((total, { chips }) => total + chips, 0)
  return all.length > 1 ? (
    <span className="everybody">
      {all.length} · {dollars(sum)}
    </span>
  ) : null
}

const AreaButton = ({ area, view, patron, bets, chip, removing }: FeltProps & { area: Area }) => {
  const words = useWords()
  const { on } = area
  const limit = limitOf(view, on, patron)
  const range = limit ? words.bets.range(dollars(limit.minimum), dollars(limit.maximum)) : ''
  const lying = lyingOn(words, view, patron, on, bets)
  const pays = paysOf(view, on)
  const name = wagerName(on)
  const state = lying ? words.bets.state[lying.state] : ''
  const press = (takesOff: boolean) => (takesOff ? bets.takeOff(on, chip) : bets.place(on, chip))
  return (
    <button
      type="button"
      className="area"
      data-on={on}
      data-state={lying?.state ?? 'empty'}
      data-refused={bets.refused?.on === on || undefined}
      onClick={event => void press(removing || event.shiftKey)}
      onKeyDown={event => {
        if (event.key === 'Delete' || event.key === 'Backspace') void press(true)
      }}
    >
      <span className="name">{area.name}</span>
      {name !== area.name && <span className="unseen">{name.slice(area.name.length)}</span>}
      <span className="unseen">{words.bets.pays}</span>
      <span className="pays">{pays}</span>
      <span className="range">{range}</span>
      {lying && (
        <span className="lying">
          <span className="unseen">{words.bets.yours}</span>
          {lying.state !== 'lost' && (
            <ChipPile amount={lying.sum} denominations={view.sign.denominations} />
          )}
          <span className="sum">{dollars(lying.sum)}</span>
          <span className="state">
            {state}
            {lying.note && `, ${lying.note}`}
          </span>
        </span>
      )}
      <Everybody view={view} on={on} />
    </button>
  )
}

/** Player to the left, Banker to the right, the Tie between; what belongs to a hand stays on its side. */
const sideOf = (on: string): 'player' | 'banker' | 'tie' => {
  if (on.endsWith('player')) return 'player'
  return on.endsWith('banker') ? 'banker' : 'tie'
}

export const BaccaratFelt = (props: FeltProps) => {
  const { table } = useWords()
  const sides = ['player', 'tie', 'banker'] as const
  return (
    <section className="layout" aria-label={table.felt}>
      {sides.map(side => (
        <div key={side} className={`half ${side}`}>
          {props.view.play.areas
            .filter(({ on }) => sideOf(on) === side)
            .toSorted((a, b) => a.on.length - b.on.length)
            .map(area => (
              <AreaButton key={area.on} area={area} {...props} />
            ))}
        </div>
      ))}
    </section>
  )
}
