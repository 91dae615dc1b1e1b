import type { Suit } from '../../../kernel/card.ts'
import { Pip } from './suit.tsx'

/** The three court cards: one bust, repeated upside down. */

type Court = 'J' | 'Q' | 'K'

const INK = '#2a2118'
const GOLD = '#d9a62e'
const SKIN = '#f3d7b6'

const HEADDRESS: Readonly<Record<Court, string>> = {
  K: 'M-15-27L-17-43L-9-35L0-47L9-35L17-43L15-27Z',
  Q: 'M-14-27C-16-34-15-37-18-41C-12-40-9-37-8-34C-6-38-3-41 0-46C3-41 6-38 8-34C9-37 12-40 18-41C15-37 16-34 14-27Z',
  J: 'M-15-26C-17-38-6-42 4-40C10-39 15-35 15-27C6-31-6-31-15-26Z',
}

/** Hair, and a king's beard. */
const HAIR: Readonly<Record<Court, string>> = {
  K: 'M-11-27C-13-18-12-8-8-5C-4 0 4 0 8-5C12-8 13-18 11-27L8-16C4-12-4-12-8-16Z',
  Q: 'M-12-27C-17-17-16-4-11 2L-7-6C-10-14-9-22-8-27ZM12-27C17-17 16-4 11 2L7-6C10-14 9-22 8-27Z',
  J: 'M-12-27C-15-19-14-11-11-7L-8-11C-9-18-8-23-8-27ZM12-27C15-19 14-11 11-7L8-11C9-18 8-23 8-27Z',
}

const Bust = ({ court }: { readonly court: Court }) => (
  <>
    <path d="M-27 0C-26-9-17-12-8-12H8C17-12 26-9 27 0Z" fill="currentColor" />
    <path d="M-27 0C-26-9-17-12-8-12L0 0Z" fill={GOLD} opacity="0.9" />
    <path d="M-8-13L0 0L8-13Z" fill="#fff8e8" stroke={INK} strokeWidth="0.8" />
    <ellipse cx="0" cy="-20" rx="9" ry="11" fill={SKIN} stroke={INK} strokeWidth="1" />
    <path
      d={HAIR[court]}
      fill={court === 'Q' ? '#8a5a2b' : '#6d5138'}
      stroke={INK}
      strokeWidth="0.6"
    />
    <path
      d="M-5-22h3.4M1.6-22H5M0-21v4.4l-1.6.6M-2.4-12.4q2.4 1.4 4.8 0"
      fill="none"
      stroke={INK}
      strokeWidth="1"
      strokeLinecap="round"
    />
    <path
      d={HEADDRESS[court]}
      fill={court === 'J' ? 'currentColor' : GOLD}
      stroke={INK}
      strokeWidth="1"
      strokeLinejoin="round"
    />
    {court === 'J' && (
      <path
        d="M8-38C14-46 20-46 23-42C18-41 14-38 12-33Z"
        fill={GOLD}
        stroke={INK}
        strokeWidth="0.8"
      />
    )}
    {court !== 'J' && <path d="M-14-30H14" stroke="currentColor" strokeWidth="2.4" />}
  </>
)

export const Picture = ({ court, suit }: { readonly court: Court; readonly suit: Suit }) => (
  <g>
    <rect
      x="22"
      y="14"
      width="56"
      height="112"
      rx="3"
      fill="#fdf6e3"
      stroke="currentColor"
      strokeWidth="1.2"
    />
    <g transform="translate(50 69.5)">
      <Bust court={court} />
    </g>
    <g transform="translate(50 70.5) rotate(180)">
      <Bust court={court} />
    </g>
    <path d="M22 70H78" stroke={INK} strokeWidth="1" />
    <g fill="currentColor">
      <Pip suit={suit} x={31} y={24} size={0.62} />
      <Pip suit={suit} x={69} y={116} size={0.62} turned />
    </g>
  </g>
)
