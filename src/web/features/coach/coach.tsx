import { useEffect, useState } from 'react'
import type { GameName } from '../../../games/catalogue.ts'
import { guideOf } from '../../games/guides.ts'
import { InWords, useWords } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { PHONE } from '../../ui/media.ts'
import styles from './coach.module.css'
import { endCoach, isCoached } from './coach-visits.ts'

/** Points out three things during a first practice round, one after another, and then closes. */

const targetOf = (area: string, step: number): Element | null => {
  const table = document.querySelector('[data-part="table"]')
  if (step === 0) return table?.querySelector('footer [role="radio"][aria-checked="true"]') ?? null
  if (step === 1) return table?.querySelector(area) ?? null
  return table?.querySelector('footer button.primary, button.primary') ?? null
}

interface Spot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const LOOKS = 250

/** The position of the element; undefined while it is hidden or, in a closed dock, off the screen. */
const useSpot = (area: string, step: number): Spot | undefined => {
  const [spot, setSpot] = useState<Spot>()
  useEffect(() => {
    const look = () => {
      const found = targetOf(area, step)?.getBoundingClientRect()
      if (!found || found.width === 0 || found.bottom > innerHeight) return setSpot(undefined)
      const { left, top, width, height } = found
      setSpot(was =>
        was?.left === left && was.top === top && was.width === width && was.height === height
          ? was
          : { left, top, width, height },
      )
    }
    look()
    const timer = setInterval(look, LOOKS)
    return () => clearInterval(timer)
  }, [area, step])
  return spot
}

const WIDTH = 280
const ROOM = 150

/** On a phone the hint covers the bar and nothing of the felt. */
const ON_PHONE = { left: 0, right: 0, top: 0 }

/** Places the hint above the element, or below it if there is no room; never over it. */
const besides = ({ left, top, width, height }: Spot) => {
  if (matchMedia(PHONE).matches) return ON_PHONE
  const middle = left + width / 2 - WIDTH / 2
  const x = Math.max(8, Math.min(middle, innerWidth - WIDTH - 8))
  return top > ROOM
    ? { left: x, bottom: innerHeight - top + 10, width: WIDTH }
    : { left: x, top: top + height + 10, width: WIDTH }
}

interface CoachProps {
  readonly game: GameName
  readonly hasBet: boolean
  readonly isBetting: boolean
}

const STEPS = 3

const Pointing = ({ game, hasBet, isBetting, area }: CoachProps & { readonly area: string }) => {
  const { help, coach, shell } = useWords()
  const [step, setStep] = useState(0)
  const [seenBetting, setSeen] = useState(false)
  const spot = useSpot(area, step)
  const end = () => {
    endCoach(game)
    setStep(STEPS)
  }
  useEffect(() => {
    if (isBetting) setSeen(true)
  }, [isBetting])
  useEffect(() => {
    if (hasBet) setStep(now => Math.max(now, 2))
  }, [hasBet])
  useEffect(() => {
    if (!hasBet || isBetting || !seenBetting) return
    endCoach(game)
    setStep(STEPS)
  }, [hasBet, isBetting, seenBetting, game])
  if (step >= STEPS || !spot) return null
  return (
    <>
      <span className={styles.ring} style={{ ...spot }} aria-hidden="true" />
      <aside
        className={styles.says}
        style={besides(spot)}
        aria-label={help.howTo}
        data-part="coach"
      >
        <p role="status">
          <span>{coach.of(step + 1, STEPS)}</span> {coach[game][step]}
        </p>
        <button type="button" onClick={() => (step + 1 < STEPS ? setStep(step + 1) : end())}>
          {step + 1 < STEPS ? coach.next : coach.done}
        </button>
        <button type="button" className={styles.close} aria-label={shell.close} onClick={end}>
          <Icon name="close" />
        </button>
      </aside>
    </>
  )
}

/** The betting area to point at; undefined if the coach is not wanted. */
const useArea = (game: GameName): string | undefined => {
  const [area, setArea] = useState<string>()
  useEffect(() => {
    if (isCoached(game)) void guideOf(game).then(({ FIRST_AREA }) => setArea(FIRST_AREA))
  }, [game])
  return area
}

export const Coach = (props: CoachProps) => {
  const area = useArea(props.game)
  return area === undefined ? null : (
    <InWords of={['help']}>
      <Pointing {...props} area={area} />
    </InWords>
  )
}
