import { useEffect, useRef, useState } from 'react'
import type { Connection } from '../../../../client/connection.ts'
import { dollars, useWords } from '../../../../i18n/index.ts'
import { useSay } from '../../../../ui/announcer/announcer.tsx'
import { useSeatedFocus } from '../focus.ts'
import { type ArrivalPlan, sitAndBuy } from './seat-choice.ts'

/** How a patron comes to sit at the table. */

/**
 * Seats a guest who has just given a name in order to sit down. Returns true until the table has
 * answered. Calls `again` if the guest did not get a seat and chips.
 */
export const useSeatOnArrival = (
  meant: ArrivalPlan | undefined,
  connection: Connection,
  ask: Parameters<typeof sitAndBuy>[1],
  again: () => void,
): boolean => {
  const done = useRef(false)
  const [isComing, setComing] = useState(meant !== undefined)
  useEffect(() => {
    if (!meant || done.current) return
    done.current = true
    void sitAndBuy(connection, ask, meant).then(isHere => {
      setComing(false)
      if (!isHere) again()
    })
  }, [meant, connection, ask, again])
  return isComing
}

/** Announces the seat and the chips of somebody who has just sat down, and leads to the bets. */
export const useSeated = (hasChips: boolean, seat: number | undefined, balance: number): void => {
  const { shell, result, marks } = useWords()
  const say = useSay()
  const before = useRef(hasChips)
  const isNew = hasChips && !before.current
  useEffect(() => {
    before.current = hasChips
    if (!isNew) return
    const where = seat === undefined ? [] : [shell.seated(seat)]
    say(marks.sentences([...where, result.balance(dollars(balance))]))
  })
  useSeatedFocus(isNew)
}
