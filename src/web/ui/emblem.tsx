import type { ReactNode } from 'react'

/** What a game is known by, at a glance: for the lobby, where words stand beside it. */

const Sheet = ({ turn, x, children }: { turn: number; x: number; children: ReactNode }) => (
  <g transform={`translate(${x} 32) rotate(${turn})`}>
    <rect x="-15" y="-21" width="30" height="42" rx="3.5" className="sheet" />
    {children}
  </g>
)

const HEART = 'M0 9C-12 0-8-9-3.5-9 -1.5-9 0-7.5 0-6 0-7.5 1.5-9 3.5-9 8-9 12 0 0 9Z'
const SPADE =
  'M0-10C12-1 8 6 3.6 6 2.2 6 1 5.2 0.6 4L2.4 10H-2.4L-0.6 4C-1 5.2-2.2 6-3.6 6-8 6-12-1 0-10Z'

const Cards = () => (
  <>
    <Sheet x={42} turn={-11}>
      <path d={HEART} className="red" />
    </Sheet>
    <Sheet x={68} turn={9}>
      <path d={SPADE} className="black" />
    </Sheet>
  </>
)

const POCKETS = 36
/** Of a ring of so many pockets, every other one. */
const RING = 21
const POCKET = (2 * Math.PI * RING) / POCKETS

const Wheel = () => (
  <g transform="translate(55 32)">
    <circle r="29" className="rim" />
    <circle r={RING} className="ring red" strokeDasharray={`${POCKET} ${POCKET}`} />
    <circle
      r={RING}
      className="ring black"
      strokeDasharray={`${POCKET} ${POCKET}`}
      strokeDashoffset={POCKET}
    />
    <circle r="15" className="hub" />
    <path d="M-9 0H9M0-9V9" className="spindle" />
    <circle cx="12" cy="-19" r="3" className="sheet" />
  </g>
)

const Die = ({ x, turn }: { readonly x: number; readonly turn: number }) => (
  <g transform={`translate(${x} 33) rotate(${turn})`}>
    <rect x="-17" y="-17" width="34" height="34" rx="7" className="sheet" />
    <circle r="5" className="red" />
  </g>
)

const Dice = () => (
  <>
    <Die x={34} turn={-12} />
    <Die x={76} turn={10} />
  </>
)

const Moon = () => (
  <>
    <Sheet x={36} turn={-10}>
      <path d={SPADE} className="black" />
    </Sheet>
    <path d="M84 8A25 25 0 1 0 84 56 19 19 0 1 1 84 8Z" className="moon" />
  </>
)

const PICTURES = { cards: Cards, wheel: Wheel, dice: Dice, moon: Moon } as const

export type EmblemName = keyof typeof PICTURES

export const Emblem = ({ name }: { readonly name: EmblemName | undefined }) => {
  const Picture = name && PICTURES[name]
  return (
    <svg className="emblem" viewBox="16 4 78 56" aria-hidden="true">
      {Picture && <Picture />}
    </svg>
  )
}
