import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { View } from '../../client/connection.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ChipPicture } from '../../ui/chip.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './dock.module.css'
import type { Bets } from './state/bets.ts'
import { chipsOf, colourOf } from './state/chips.ts'

/** The chips to choose from, and what can be done with those that lie there. */

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

/** One stop of the Tab key; arrows choose. */
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
  /** Only where the bar has no room for it. */
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
  /** On a phone the felt needs the room of the sums. */
  readonly isSlim?: boolean
  /** Only where the patron says when; nothing to press while it is not the time. */
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
      {/* Next to the chips for whoever goes on by keys; it is drawn last. */}
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

/** What a game lets its patron choose from, in place of the chips. */
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
    <footer className={`${styles.dock} ${styles.choosing}`}>
      <Sums figures={[figure]} />
      {children}
    </footer>
  )
}

/** Whoever only watches sees sums and nothing to press. */
export const WatchersDock = ({ sit }: { readonly sit: (() => void) | undefined }) => {
  const { shell } = useWords()
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
