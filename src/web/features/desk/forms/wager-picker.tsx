import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { isUnclear } from '../../../../games/bet-grammar.ts'
import { CATALOGUE, type GameName } from '../../../../games/catalogue.ts'
import { spokenBet } from '../../../../games/roulette/bet-grammar.ts'
import { clothOf } from '../../../../games/roulette/book/book.ts'
import type { Layout, Point } from '../../../../games/roulette/s02-layout.ts'
import { positionAt, positions } from '../../../../games/roulette/s03-wagers/positions.ts'
import type { TableElections } from '../../../../games/roulette/table/state.ts'
import type { RouletteView } from '../../../../games/roulette/table/view.ts'
import { Cloth } from '../../../games/roulette/cloth/cloth.tsx'
import { drawingPoint, onCloth, sizeOf } from '../../../games/roulette/cloth/geometry.ts'
import { useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'

/** Picks the spot of a wager: from a list, or on roulette's cloth by typing or clicking. */

/** The spots of a game; empty for roulette, which has a cloth instead. */
export const spotsOf = ({ line, moment }: DeskTable): readonly string[] => {
  const { play } = moment.view
  const rules = CATALOGUE[line.game as GameName]
  if ('spots' in rules) return rules.spots
  return ((play as { areas?: readonly { readonly on: string }[] }).areas ?? []).map(({ on }) => on)
}

interface Spotted {
  readonly on: string | null
  readonly at: Point | null
}

/** Radius of a chip, in units of which a number's box is four wide. */
const RADIUS = 1
const TURN = 'lying'

const typedOn = (elections: TableElections, layout: Layout, text: string): Spotted => {
  const said = spokenBet(elections, text, 'number')
  const on = isUnclear(said) ? null : said.on
  return { on, at: positions(layout).find(position => position.on === on)?.at ?? null }
}

const pressedAt = (layout: Layout, event: MouseEvent<Element>): Spotted => {
  const { width, height } = sizeOf(TURN)
  const box = event.currentTarget.getBoundingClientRect()
  const at = onCloth(TURN, {
    x: ((event.clientX - box.left) / box.width) * (width + 4) - 2,
    y: ((event.clientY - box.top) / box.height) * (height + 4) - 2,
  })
  return { on: positionAt(layout, at, RADIUS)?.on ?? null, at }
}

const Chip = ({ at }: { readonly at: Point }) => {
  const { width, height } = sizeOf(TURN)
  const { x, y } = drawingPoint(TURN, at)
  return (
    <svg className="here" viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden="true">
      <circle cx={x} cy={y} r="17" />
    </svg>
  )
}

interface Props {
  readonly at: DeskTable
  readonly name: string
  /** True to send the exact point; false to send the wager at that point. */
  readonly exact: boolean
}

export const ClothSpot = ({ at, name, exact }: Props) => {
  const words = useWords()
  const { desk } = words
  const { elections } = at.moment.view.play as RouletteView
  const layout = clothOf(elections)
  const [text, setText] = useState('')
  const [spotted, setSpotted] = useState<Spotted>({ on: null, at: null })
  const type = (said: string) => {
    setText(said)
    setSpotted(typedOn(elections, layout, words.roulette.typed.heard(said)))
  }
  const press = (event: MouseEvent<Element>) => {
    const found = pressedAt(layout, event)
    setSpotted(found)
    setText(found.on === null ? '' : (at.face?.wagerName(words, found.on) ?? found.on))
  }
  const value = (exact ? spotted.at && `${spotted.at.x} ${spotted.at.y}` : spotted.on) ?? ''
  const hidden = useRef<HTMLInputElement>(null)
  /** A click on the cloth must update the form just as typing does. */
  useEffect(() => {
    if (value !== '') hidden.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return (
    <div className="where">
      <label>
        {desk.field(exact ? 'lies' : name)}
        <input
          value={text}
          placeholder={words.roulette.typed.hint}
          autoComplete="off"
          required={value === ''}
          onChange={event => type(event.target.value)}
        />
      </label>
      <input ref={hidden} type="hidden" name={name} value={value} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the field above takes the same by keyboard. */}
      <div className="where-cloth" data-game="roulette" onClick={press}>
        <Cloth
          layout={layout}
          turn={TURN}
          lit={[]}
          litArea={undefined}
          dolly={null}
          came={undefined}
        />
        {spotted.at && <Chip at={spotted.at} />}
      </div>
      <p className="note" role="status">
        {spotted.on && (at.face?.wagerName(words, spotted.on) ?? spotted.on)}
        {spotted.on === null && spotted.at && desk.onNothing}
      </p>
    </div>
  )
}

/** A called wager, such as tier, voisins or neighbours; the dealer places it. @rule nz8:3.2B */
export const SpokenWager = ({
  at,
  name,
  label,
}: Omit<Props, 'exact'> & { readonly label: string }) => {
  const words = useWords()
  const { elections } = at.moment.view.play as RouletteView
  const [text, setText] = useState('')
  const said = spokenBet(elections, words.roulette.typed.heard(text), 'number')
  const on = isUnclear(said) ? '' : said.on
  return (
    <div className="where">
      <label>
        {label}
        <input
          value={text}
          placeholder={words.desk.calledHint}
          autoComplete="off"
          required={on === ''}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <input type="hidden" name={name} value={on} />
      <p className="note" role="status">
        {on && (at.face?.wagerName(words, on) ?? on)}
      </p>
    </div>
  )
}
