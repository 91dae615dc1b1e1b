import { useCallback, useEffect, useRef, useState } from 'react'
import { ONE_PRESS } from '../../../../protocol/moment.ts'

/** Whether a key moves the round on or takes something back. */
export type PressDirection = 'on' | 'back'

/**
 * Ignores presses for a moment after each press: the second Enter of a double press must not take
 * the step that has just appeared under it.
 */
export const usePress = () => {
  const [isPressed, setPressed] = useState(false)
  const last = useRef({ on: Number.NEGATIVE_INFINITY, back: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    if (!isPressed) return
    const timer = setTimeout(() => setPressed(false), ONE_PRESS)
    return () => clearTimeout(timer)
  }, [isPressed])
  const press = useCallback((does: () => void, way: PressDirection = 'on') => {
    const now = performance.now()
    const isAgain = now - last.current[way] < ONE_PRESS
    /** However often somebody taps Backspace, only the first one of a row takes something back. */
    if (!isAgain || way === 'back') last.current[way] = now
    if (isAgain) return
    if (way === 'on') setPressed(true)
    does()
  }, [])
  return { isPressed, press }
}
