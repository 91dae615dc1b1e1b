import { useEffect, useState } from 'react'
import { ONE_PRESS } from './desk-context.ts'

/** After a press, nothing more is pressed for a moment. */
export const usePressed = () => {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed) return
    const timer = setTimeout(() => setPressed(false), ONE_PRESS)
    return () => clearTimeout(timer)
  }, [isPressed])
  const press = (does: () => void) => {
    if (isPressed) return
    setPressed(true)
    does()
  }
  return [isPressed, press] as const
}
