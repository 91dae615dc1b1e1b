import { type ReactNode, useRef, useState } from 'react'
import type { BoxView } from '../../../../games/lunar-poker/table/view.ts'
import { HIDDEN } from '../../../../kernel/secret.ts'
import { ChoiceDock } from '../../../features/table/dock/dock.tsx'
import { myWagers } from '../../../features/table/state/bets/bets.ts'
import { useTurnFocus } from '../../../features/table/state/focus.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { boxOf, type Lunar, mayChoose, type Stage } from '../table.ts'
import { useChosen } from './chosen-cards.ts'
import styles from './decision.module.css'

/** What the patron may do with their hand now and what it costs. This replaces the chips. */

interface WayProps {
  readonly name: string
  readonly costs: string
  readonly act: (() => void) | undefined
  readonly isBegun?: boolean
  /** True if the patron has chosen this and may still change it. */
  readonly isChosen?: boolean
}

const Way = ({ name, costs, act, isBegun = false, isChosen = false }: WayProps) => {
  const { lunar } = useWords()
  return (
    <button
      type="button"
      className={`${styles.way} ${isBegun || isChosen ? 'primary' : ''}`}
      aria-disabled={act === undefined}
      onClick={act}
    >
      {name}
      <small>{isChosen ? lunar.chosenWay : costs}</small>
    </button>
  )
}

/**
 * Asks for confirmation before folding a hand that could be declared for money.
 * @rule nz22:4.5 nz22:9.2
 */
const Fold = ({ view, ask, choice }: Pick<DecideProps, 'view' | 'ask' | 'choice'>) => {
  const { lunar } = useWords()
  const [asked, setAsked] = useState(false)
  const isWorth = (view.play.mine?.mayDeclare.length ?? 0) > 0
  const mustAsk = isWorth && !asked
  const lies = view.wagers
    .filter(
      ({ patron, on }) =>
        patron === view.play.boxes.find(({ seat }) => seat === view.play.mine?.seat)?.patron &&
        on !== 'bet',
    )
    .reduce((sum, { chips }) => sum + chips, 0)
  return (
    <Way
      name={asked && isWorth ? lunar.foldAnyway : lunar.fold}
      costs={lunar.loses(dollars(lies))}
      act={() => (mustAsk ? setAsked(true) : void ask({ does: 'fold' }))}
      isChosen={choice === 'fold'}
    />
  )
}

interface DecideProps extends Stage {
  readonly ante: number
  /** What the patron has chosen, until the Dealer acts on it. @rule nz22:5.7 */
  readonly choice: BoxView['choice']
}

const Draws = ({ view, connection, ask, ante, choice }: DecideProps) => {
  const { lunar } = useWords()
  const { cards, clear } = useChosen(connection, view.round)
  const canExchange = cards.length >= 2
  const isChosen = choice === 'exchange' && cards.length === 0
  const exchange = () => {
    void ask({ does: 'exchange', discard: cards })
    clear()
  }
  return (
    <>
      <Way
        name={canExchange ? lunar.exchange(cards.length) : lunar.exchangeNone}
        costs={canExchange ? lunar.fee(dollars(ante)) : lunar.chooseTwo}
        act={canExchange ? exchange : undefined}
        isBegun={canExchange}
        isChosen={isChosen}
      />
      <Way
        name={lunar.sixth}
        costs={lunar.fee(dollars(ante))}
        act={() => void ask({ does: 'buy-sixth' })}
        isChosen={choice === 'buy-sixth'}
      />
    </>
  )
}

/** At first there are four choices; after new cards only two. @rule nz22:5.2 nz22:9.9 */
const Ways = (props: DecideProps) => {
  const { lunar } = useWords()
  const { view, ask, ante, choice } = props
  const again = view.play.mine?.reconsiders ?? false
  return (
    <>
      <Way
        name={lunar.play}
        costs={lunar.betOf(dollars(2 * ante))}
        act={() => void ask({ does: 'play' })}
        isChosen={!again && choice === 'play'}
      />
      {!again && <Draws {...props} />}
      <Fold view={view} ask={ask} choice={again ? null : choice} />
    </>
  )
}

/** @rule nz22:10.1 nz22:10.3 */
const Force = ({ ask, ante }: Pick<DecideProps, 'ask' | 'ante'>) => {
  const { lunar } = useWords()
  return (
    <>
      <Way
        name={lunar.force}
        costs={lunar.fee(dollars(ante))}
        act={() => void ask({ does: 'force' })}
      />
      <Way name={lunar.letBe} costs={lunar.forceSays} act={() => void ask({ does: 'let-be' })} />
    </>
  )
}

type Turn = 'force' | 'look' | 'ways' | undefined

const turnOf = (view: Lunar, patron: string): Turn => {
  const box = boxOf(view, patron)
  if (!box) return undefined
  const isAsked = view.play.phase === 'offering-force' && box.fate === 'playing'
  if (isAsked && box.forces === null) return 'force'
  const isDown = box.drawn.length > 0 && box.drawn.every(card => card === HIDDEN)
  if (isDown && box.fate === 'in') return 'look'
  return mayChoose(view, patron) ? 'ways' : undefined
}

export const isMyTurn = (view: Lunar, patron: string): boolean => turnOf(view, patron) !== undefined

export const Choices = (stage: Stage) => {
  const { lunar } = useWords()
  const { view, connection, ask } = stage
  const { patron } = connection
  const turn = turnOf(view, patron)
  const { ante = 0, choice = null } = boxOf(view, patron) ?? {}
  const stake = myWagers(view, patron).reduce((sum, { chips }) => sum + chips, 0)
  const group = useRef<HTMLDivElement>(null)
  useTurnFocus(turn !== undefined, group)
  const ways: Readonly<Record<NonNullable<Turn>, ReactNode>> = {
    force: <Force ask={ask} ante={ante} />,
    look: <Way name={lunar.look} costs="" act={() => void ask({ does: 'look' })} isBegun />,
    ways: <Ways {...stage} ante={ante} choice={choice} />,
  }
  return (
    <ChoiceDock stake={stake}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div ref={group} className={styles.ways} role="group" aria-label={lunar.choices}>
        {turn && ways[turn]}
      </div>
    </ChoiceDock>
  )
}
