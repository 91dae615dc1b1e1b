import { useState } from 'react'
import type { Card } from '../../../kernel/card.ts'
import { HIDDEN } from '../../../kernel/secret.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import type { Lunar, Stage } from './table.ts'

/** What the owner of a hand may do with it now, and what that costs. */

interface DecideProps extends Pick<Stage, 'view' | 'ask'> {
  readonly ante: number
  readonly chosen: readonly Card[]
  readonly done: () => void
}

/** Folding a hand that could be declared for money is asked about once. @rule nz22:4.5 nz22:9.2 */
const Fold = ({ view, ask }: Pick<Stage, 'view' | 'ask'>) => {
  const { lunar } = useWords()
  const [asked, setAsked] = useState(false)
  const isWorth = (view.play.mine?.mayDeclare.length ?? 0) > 0
  const mustAsk = isWorth && !asked
  return (
    <button type="button" onClick={() => (mustAsk ? setAsked(true) : void ask({ does: 'fold' }))}>
      {asked && isWorth ? lunar.foldAnyway : lunar.fold}
    </button>
  )
}

const Declare = ({ view, ask }: Pick<Stage, 'view' | 'ask'>) => {
  const { lunar } = useWords()
  const mine = view.play.mine
  if (!mine || mine.mayDeclare.length === 0) return null
  return (
    <button type="button" onClick={() => void ask({ does: 'declare' })}>
      {lunar.declare}
    </button>
  )
}

const Draws = ({ ask, ante, chosen, done }: DecideProps) => {
  const { lunar } = useWords()
  const canExchange = chosen.length >= 2
  const exchange = () => {
    void ask({ does: 'exchange', discard: chosen })
    done()
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={!canExchange}
        onClick={canExchange ? exchange : undefined}
      >
        {canExchange ? lunar.exchange(chosen.length, dollars(ante)) : lunar.chooseTwo}
      </button>
      <button type="button" onClick={() => void ask({ does: 'buy-sixth' })}>
        {lunar.sixth(dollars(ante))}
      </button>
    </>
  )
}

/** At first there are four ways; with new cards in hand only two. @rule nz22:5.2 nz22:9.9 */
const Ways = (props: DecideProps) => {
  const { lunar } = useWords()
  const { view, ask, ante } = props
  const again = view.play.mine?.reconsiders ?? false
  return (
    <div className="row ways">
      <button type="button" className="primary" onClick={() => void ask({ does: 'play' })}>
        {lunar.play(dollars(2 * ante))}
      </button>
      <Fold view={view} ask={ask} />
      {!again && <Draws {...props} />}
      {!again && <Declare view={view} ask={ask} />}
    </div>
  )
}

/** @rule nz22:10.1 nz22:10.3 */
const Force = ({ ask, ante }: Pick<DecideProps, 'ask' | 'ante'>) => {
  const { lunar } = useWords()
  return (
    <div className="row ways">
      <p>
        {lunar.forceSays} <ClauseLink id="nz22:10.1" />
      </p>
      <button type="button" className="primary" onClick={() => void ask({ does: 'force' })}>
        {lunar.force(dollars(ante))}
      </button>
      <button type="button" onClick={() => void ask({ does: 'let-be' })}>
        {lunar.letBe}
      </button>
    </div>
  )
}

export const mayChoose = ({ play }: Lunar, patron: string): boolean => {
  const box = play.boxes.find(one => one.patron === patron && one.fate === 'in')
  if (!box) return false
  if (play.phase === 'deciding') return box.declared === 'no'
  return (play.phase === 'verified' && box.declared === 'verified') || !!play.mine?.reconsiders
}

export const Decide = (props: DecideProps & { readonly patron: string }) => {
  const { lunar } = useWords()
  const { view, patron, ask, ante } = props
  const box = view.play.boxes.find(one => one.patron === patron)
  if (!box) return null
  const isAsked = view.play.phase === 'offering-force' && box.fate === 'playing'
  if (isAsked && box.forces === null) return <Force ask={ask} ante={ante} />
  const isDown = box.drawn.length > 0 && box.drawn.every(card => card === HIDDEN)
  if (isDown && box.fate === 'in')
    return (
      <div className="row ways">
        <button type="button" className="primary" onClick={() => void ask({ does: 'look' })}>
          {lunar.look}
        </button>
      </div>
    )
  return mayChoose(view, patron) ? <Ways {...props} /> : null
}
