import { useCallback, useMemo, useRef, useState } from 'react'
import { AfterDock } from '../../../features/table/dock/after-dock.tsx'
import { useWords } from '../../../i18n/index.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { PHONE, useMedia } from '../../../ui/media.ts'
import { RouletteFavourites } from '../bets/favourites.tsx'
import { Mine } from '../bets/my-wagers.tsx'
import { Typed } from '../bets/quick-bet.tsx'
import { Colours } from '../colours.tsx'
import { numbersOf, Reading } from '../pointer-details.tsx'
import styles from '../roulette.module.css'
import { type Layout, withMovedChips } from '../table.ts'
import { Felt } from './felt.tsx'
import type { Turn } from './geometry.ts'
import { hasTracks, type TrackProps, Tracks } from './racetracks.tsx'

/** The whole layout: the cloth, the racetracks, an input field, and the wagers as text. */

/** On a phone the racetracks open with a button. */
const Calls = (props: TrackProps) => {
  const { roulette } = useWords()
  const [isOpen, setOpen] = useState(false)
  if (!hasTracks(props)) return null
  return (
    <>
      <button type="button" className={styles.calls} data-on-felt onClick={() => setOpen(true)}>
        {roulette.track.open}
      </button>
      {isOpen && (
        <Dialog title={roulette.track.title} as="drawer" close={() => setOpen(false)}>
          <p className="note">{roulette.track.says}</p>
          <Tracks {...props} />
          <Typed {...props} />
          <RouletteFavourites {...props} />
          <Colours {...props} />
        </Dialog>
      )}
    </>
  )
}

const Board = (props: TrackProps) => {
  const { roulette } = useWords()
  const { racetrack, asianRacetrack } = props.view.play.elections
  const [isAsian, setAsian] = useState(!racetrack)
  if (!hasTracks(props)) return null
  return (
    <section className={styles.board} aria-labelledby="call-bets" data-on-felt>
      <header>
        <h3 id="call-bets">
          {roulette.track.title} <small>{roulette.track.says}</small>
        </h3>
        {racetrack && asianRacetrack && (
          <button type="button" aria-pressed={isAsian} onClick={() => setAsian(!isAsian)}>
            {roulette.track.asian}
          </button>
        )}
      </header>
      <Tracks {...props} shows={isAsian ? 'asian' : 'racetrack'} />
    </section>
  )
}

const Tools = (props: Layout) => (
  <div className={styles.tools} data-on-felt>
    <Typed {...props} />
    <RouletteFavourites {...props} />
    <Colours {...props} />
  </div>
)

export const RouletteLayout = (props: Layout) => {
  const { table } = useWords()
  const { view } = props
  const { elections } = view.play
  const isPhone = useMedia(PHONE)
  const turn: Turn = isPhone ? 'upright' : 'lying'
  const [on, point] = useState<string>()
  const now = useRef(props)
  now.current = props
  const press = useCallback((wager: string, takesOff: boolean) => {
    const { bets, chip } = now.current
    void (takesOff ? bets.takeOff(wager, chip) : bets.place(wager, chip))
  }, [])
  const lit = useMemo(() => (on === undefined ? [] : numbersOf(elections, on)), [elections, on])
  const pointing = { ...props, view: withMovedChips(view), turn, on, point, press, lit }
  return (
    <section className={styles.layout} aria-label={table.felt}>
      <div className={styles.reading}>
        <Reading {...props} on={on} />
      </div>
      <div className={styles.cloth}>
        <Felt {...pointing} />
      </div>
      {isPhone ? (
        <Calls {...pointing} />
      ) : (
        <AfterDock>
          <Board {...pointing} />
          <Tools {...props} />
        </AfterDock>
      )}
      <div className={styles.mine}>
        <Mine {...props} />
      </div>
    </section>
  )
}
