import { memo } from 'react'
import { kindOf } from '../../../../games/roulette/book/limit-kinds.ts'
import { betNamed } from '../../../../games/roulette/names.ts'
import type { Pocket } from '../../../../games/roulette/s02-wheel.ts'
import type { Denominations } from '../../../../kernel/chips/denominations.ts'
import { netOfAll } from '../../../../records/wager-ends.ts'
import { signed } from '../../../features/table/state/announcements/sums.ts'
import { limitOf, myWagers } from '../../../features/table/state/bets/bets.ts'
import { type AreaStake, areaStake } from '../../../features/table/state/bets/wager-states.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { ChipSum, OtherChip } from '../../../ui/pieces/chip.tsx'
import { paysOf, wagerName } from '../names.ts'
import { isClosed, isOver, type Layout, lastNumber } from '../table.ts'
import { type Place, restsAt, sizeOf, type Turn } from './geometry.ts'

/** A button over every place of the cloth, for touch, keyboard and screen readers. */

export interface SpotName {
  readonly name: string
  readonly pays: string
}

export interface SpotText extends SpotName {
  readonly range: string
  readonly lying: AreaStake | undefined
  readonly others: number
  /** The side of the chip where its winnings are written. */
  readonly side?: 'left' | 'right' | undefined
  /** Another patron's chip. If there are several, the first one's. */
  readonly other?: { readonly name: string; readonly place: number } | undefined
}

/** A called racetrack wager is placed in pieces but described as one. @rule nz8:3.2B */
const calledOn = ({ view, patron, showsLast }: Layout, on: string): AreaStake | undefined => {
  const isOf = (wager: { readonly on: string }) => wager.on.startsWith(`${on}/`)
  const lie = myWagers(view, patron).filter(isOf)
  const ended =
    (showsLast ?? isOver(view)) ? (view.mine?.settled ?? []).filter(({ wager }) => isOf(wager)) : []
  const sum = (all: readonly { readonly chips: number }[]) =>
    all.reduce((total, { chips }) => total + chips, 0)
  if (lie.length > 0) {
    const said = view.play.declared.filter(each => each.patron === patron && each.on === on)
    const state = isClosed(view.play) ? 'locked' : 'accepted'
    const isLaid = said.every(({ isPlaced }) => isPlaced)
    return { sum: sum(lie), state: isLaid ? state : 'pending', note: '' }
  }
  if (ended.length === 0) return undefined
  const isReturned = ended.every(({ outcome }) => outcome.is === 'void')
  const isWon = ended.some(({ outcome }) => outcome.is === 'win')
  return {
    sum: sum(ended.map(({ wager }) => wager)),
    state: isReturned ? 'void' : isWon ? 'won' : 'lost',
    note: isReturned ? '' : signed(netOfAll(ended)),
  }
}

const othersOn = ({ view, patron }: Layout, on: string): Pick<SpotText, 'others' | 'other'> => {
  const all = view.wagers.filter(wager => wager.on === on && wager.patron !== patron)
  const name = all[0]?.patron
  const place = view.seats.findIndex(seat => seat.patron === name)
  return {
    others: all.length,
    other: name === undefined ? undefined : { name, place: Math.max(0, place) },
  }
}

const columnOf = (pocket: Pocket): number => Math.ceil(Number(pocket) / 3)

/** Winnings of a bet on several numbers are shown away from the number that came. */
const sideOf = ({ view }: Layout, on: string): SpotText['side'] => {
  const covered = betNamed(view.play.elections, on)?.numbers ?? []
  const came = lastNumber(view.play)
  if (came === undefined || covered.length === 1 || covered.length > INSIDE) return undefined
  return covered.some(pocket => columnOf(pocket) > columnOf(came)) ? 'right' : 'left'
}

/** The name and odds of a place, without its chips. */
export const spotName = (words: Words, { view }: Layout, on: string): SpotName => ({
  name: wagerName(words, on),
  pays: paysOf(words, view.play.elections, on) ?? words.roulette.paysAsPieces,
})

/** The full description of a place. Its name can be passed in if it is known. */
export const spotText = (
  words: Words,
  at: Layout,
  on: string,
  named = spotName(words, at, on),
): SpotText => {
  const { view, patron, bets } = at
  const limit = limitOf(view, kindOf(on), patron)
  const lying =
    calledOn(at, on) ??
    areaStake(words, {
      view,
      patron,
      bets,
      on,
      kind: kindOf(on),
      isClosed: isClosed(view.play),
      isOver: at.showsLast ?? isOver(view),
    })
  return {
    ...named,
    range: limit ? words.bets.range(dollars(limit.minimum), dollars(limit.maximum)) : '',
    lying,
    side: lying?.state === 'won' ? sideOf(at, on) : undefined,
    ...othersOn(at, on),
  }
}

/** The most numbers that a bet inside the layout covers. */
const INSIDE = 6

interface StakeProps {
  readonly lying: AreaStake
  readonly denominations: Denominations
  readonly colour: string | undefined
}

export const Stake = ({ lying, denominations, colour }: StakeProps) => (
  <span className="stake">
    {lying.state !== 'refused' && (
      <ChipSum amount={lying.sum} denominations={denominations} colour={colour} />
    )}
    {lying.state === 'won' && (
      <span className="won" aria-hidden="true">
        {lying.note}
      </span>
    )}
  </span>
)

interface SpotProps extends SpotText {
  readonly place: Place
  readonly turn: Turn
  readonly isCurrent: boolean
  readonly isRefused: boolean
  readonly denominations: Denominations
  /** The patron's own colour, if they play with one. */
  readonly colour: string | undefined
  readonly press: (place: Place, takesOff: boolean) => void
}

/** Large areas are rectangular buttons; the others are round. */
const isLarge = ({ shape }: Place): boolean => shape.width > 3 || shape.height > 3

const SpotButton = (props: SpotProps) => {
  const { place, turn, lying, isCurrent, isRefused, press, denominations, colour } = props
  const words = useWords()
  const { width, height } = sizeOf(turn)
  const at = restsAt(turn, place)
  /** A wager is drawn at only one of its two places. */
  const isCourtesy = place.key.endsWith(' again')
  return (
    <button
      type="button"
      className="spot"
      id={`spot-${place.key.replaceAll(' ', '-')}`}
      data-on={place.position.on}
      data-large={isLarge(place) || undefined}
      data-state={lying?.state ?? 'empty'}
      data-refused={isRefused || undefined}
      data-side={props.side}
      style={{ left: `${(at.x / width) * 100}%`, top: `${(at.y / height) * 100}%` }}
      tabIndex={isCurrent ? 0 : -1}
      aria-describedby={isCurrent ? 'reading' : undefined}
      onClick={event => {
        if (event.detail === 0) press(place, event.shiftKey)
      }}
    >
      <span className="unseen">
        {props.name} {words.bets.pays} {props.pays}
        {lying && ` ${words.bets.yours} ${dollars(lying.sum)} ${words.bets.state[lying.state]}`}
        {lying?.note && `, ${lying.note}`}
      </span>
      {lying && !isCourtesy && (
        <Stake lying={lying} denominations={denominations} colour={colour} />
      )}
      {props.other && !isCourtesy && (
        <span className="others" aria-hidden="true">
          <OtherChip {...props.other} />
        </span>
      )}
    </button>
  )
}

const isSameStake = (a: AreaStake | undefined, b: AreaStake | undefined): boolean =>
  a?.sum === b?.sum && a?.state === b?.state && a?.note === b?.note

/** Memoized, because there are 160 of them. */
export const Spot = memo(
  SpotButton,
  (a, b) =>
    a.place === b.place &&
    a.turn === b.turn &&
    a.isCurrent === b.isCurrent &&
    a.isRefused === b.isRefused &&
    a.others === b.others &&
    a.other?.name === b.other?.name &&
    a.side === b.side &&
    a.colour === b.colour &&
    a.press === b.press &&
    a.name === b.name &&
    isSameStake(a.lying, b.lying),
)
