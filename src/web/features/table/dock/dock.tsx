import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { View } from '../../../client/connection.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { ChipPicture } from '../../../ui/pieces/chip.tsx'
import type { Bets } from '../state/bets/bets.ts'
import { chipsOf, colourOf } from '../state/bets/chips.ts'
import styles from './dock.module.css'

/** The patron's chips, and the buttons that act on their bets. */

interface ChipsProps {
  readonly view: View
  readonly patron: string
  readonly chip: number
  readonly choose: (chip: number) => void
}

const STEP: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}

/** A single tab stop: the arrow keys choose a chip. */
export const Chips = ({ view, patron, chip, choose }: ChipsProps) => {
  const words = useWords()
  const colour = colourOf(view, patron)?.name
  const chips = chipsOf(view, patron)
  const group = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (chips.indexOf(chip) + step + chips.length) % chips.length
    choose(chips[next]!)
    group.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={group}
      className={styles.rack}
      role="radiogroup"
      aria-label={words.table.chips}
      onKeyDown={move}
    >
      {chips.map(value => (
        // biome-ignore lint/a11y/useSemanticElements: a chip is a picture, and is pressed
        <button
          key={value}
          type="button"
          role="radio"
          aria-checked={chip === value}
          aria-label={words.bets.chip(dollars(value))}
          tabIndex={chip === value ? 0 : -1}
          onClick={() => choose(value)}
        >
          <ChipPicture value={value} colour={colour} />
        </button>
      ))}
    </div>
  )
}

interface ActsProps {
  readonly bets: Bets
  readonly rebet: () => void
  readonly isOff: boolean
}

export const Acts = ({ bets, rebet, isOff }: ActsProps) => {
  const words = useWords()
  const acts: readonly (readonly [IconName | undefined, string, () => void])[] = [
    ['undo', words.bets.undo, () => void bets.undo()],
    ['clear', words.bets.clear, () => void bets.clear()],
    [undefined, words.bets.double, () => void bets.double()],
    ['rebet', words.bets.rebet, rebet],
  ]
  return (
    <div className={styles.acts}>
      {acts.map(([icon, name, act]) => (
        <button key={name} type="button" aria-disabled={isOff} onClick={isOff ? undefined : act}>
          <span className={styles.icon} aria-hidden="true">
            {icon ? <Icon name={icon} /> : '×2'}
          </span>
          {name}
        </button>
      ))}
    </div>
  )
}

export interface Figure {
  readonly name: string
  readonly sum: string
  readonly part: string
  /** Shown only on a phone, where the bar has no room for it. */
  readonly onPhone?: boolean
}

const Sums = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className={styles.sums}>
    {figures.map(({ name, sum, part, onPhone }) => (
      <div key={part} data-phone={onPhone || undefined}>
        <dt>{name}</dt>
        <dd data-part={part}>{sum}</dd>
      </div>
    ))}
  </dl>
)

interface DockProps extends ChipsProps, ActsProps {
  readonly figures: readonly Figure[]
  /** Makes room for the felt on a phone. */
  readonly isSlim?: boolean
  /** Present if the patron starts the deal; `may` is false while that is not possible. */
  readonly deal:
    | { readonly word: string; readonly may: boolean; readonly go: () => void }
    | undefined
}

export const Dock = ({ figures, deal, isSlim, ...props }: DockProps) => {
  const { table } = useWords()
  return (
    <footer
      className={styles.dock}
      data-closed={(props.isOff && !deal?.may) || undefined}
      data-slim={isSlim || undefined}
    >
      <Sums figures={figures} />
      <Chips {...props} />
      {/* Next to the chips in tab order, but drawn last. */}
      {deal && (
        <button
          type="button"
          className={`primary ${styles.deal}`}
          aria-disabled={!deal.may}
          title={table.dealSays}
          onClick={deal.may ? deal.go : undefined}
        >
          {deal.word}
        </button>
      )}
      <Acts {...props} />
    </footer>
  )
}

/** The game's own choices, in place of the chips. */
export const ChoiceDock = ({
  stake,
  children,
}: {
  readonly stake: number
  readonly children: ReactNode
}) => {
  const { table } = useWords()
  const figure = { name: table.stake, sum: dollars(stake), part: 'stake' }
  return (
    <footer className={`${styles.dock} ${styles.choosing}`} data-choices>
      <Sums figures={[figure]} />
      {children}
    </footer>
  )
}

/** The dock of someone who only watches. */
interface WatchersDockProps {
  readonly sit: (() => void) | undefined
  readonly isComing: boolean
}

export const WatchersDock = ({ sit, isComing }: WatchersDockProps) => {
  const { shell } = useWords()
  if (isComing)
    return (
      <footer className={styles.dock} data-closed>
        <p className={styles.says}>{shell.sitting}</p>
      </footer>
    )
  return (
    <footer className={styles.dock} data-closed>
      <p className={styles.says}>
        <strong>{shell.watching}.</strong> {shell.watchingSays}
      </p>
      {sit && (
        <button type="button" className={`primary ${styles.deal} ${styles.sit}`} onClick={sit}>
          {shell.sitDown}
        </button>
      )}
    </footer>
  )
}
