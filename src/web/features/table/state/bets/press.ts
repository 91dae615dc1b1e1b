import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** A press places a chip. A long press, Shift and a press, or Delete takes one off. */

const LONG = 500

/** Detects a long press, and remembers it so that the click that follows is ignored. */
export const useHold = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSpent = useRef(false)
  const end = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    begin: (held: () => void) => {
      end()
      isSpent.current = false
      timer.current = setTimeout(() => {
        isSpent.current = true
        held()
      }, LONG)
    },
    end,
    isSpent: () => isSpent.current,
  }
}

/** The event handlers of every area of a layout. */
export const usePresses = (press: (takesOff: boolean) => void, removing: boolean) => {
  const hold = useHold()
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      if (button === 0) hold.begin(() => press(true))
    },
    onPointerUp: hold.end,
    onPointerLeave: hold.end,
    onPointerCancel: hold.end,
    /** A long press must not open the browser's menu. */
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      const isByPointer = event.detail > 0
      if (!isByPointer || !hold.isSpent()) press(removing || event.shiftKey)
    },
    onKeyDown: ({ key }: { readonly key: string }) => {
      if (key === 'Delete' || key === 'Backspace') press(true)
    },
  }
}
