import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '../../i18n/index.ts'
import { Colours } from './colours.tsx'
import { Favourites } from './favourites.tsx'
import { Felt } from './felt.tsx'
import type { Turn } from './geometry.ts'
import { Mine } from './my-wagers.tsx'
import { Typed } from './quick-bet.tsx'
import { numbersOf, Reading } from './reading.tsx'
import { asItLies, type Layout } from './table.ts'
import { Tracks } from './track.tsx'

/** The whole layout: the cloth, the racetracks, a line to type on, and what lies there in words. */

const NARROW = '(max-width: 699px)'

const useTurn = (): Turn =>
  useSyncExternalStore(
    listener => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => (matchMedia(NARROW).matches ? 'upright' : 'lying'),
  )

export const RouletteLayout = (props: Layout) => {
  const { table } = useWords()
  const { view } = props
  const { elections } = view.play
  const turn = useTurn()
  const [on, point] = useState<string>()
  const now = useRef(props)
  now.current = props
  const press = useCallback((wager: string, takesOff: boolean) => {
    const { bets, chip } = now.current
    void (takesOff ? bets.takeOff(wager, chip) : bets.place(wager, chip))
  }, [])
  const lit = useMemo(() => (on === undefined ? [] : numbersOf(elections, on)), [elections, on])
  const pointing = { ...props, view: asItLies(view), turn, on, point, press, lit }
  return (
    <section className="roulette" aria-label={table.felt}>
      <Reading {...props} on={on} />
      <Felt {...pointing} />
      <Tracks {...pointing} />
      <Typed {...props} />
      <Mine {...props} />
      <Favourites {...props} />
      <Colours {...props} />
    </section>
  )
}
