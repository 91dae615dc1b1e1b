import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** A press lays a chip; a long one takes it off again, as Shift does and Delete. */

const LONG = 500

/** Tells once when the pointer has been held down for long, and whether the press was spent on that. */
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

/** What every area of a layout listens to. */
export const usePresses = (press: (takesOff: boolean) => void, removing: boolean) => {
  const hold = useHold()
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      if (button === 0) hold.begin(() => press(true))
    },
    onPointerUp: hold.end,
    onPointerLeave: hold.end,
    onPointerCancel: hold.end,
    /** A finger that stays asks for no menu. */
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
