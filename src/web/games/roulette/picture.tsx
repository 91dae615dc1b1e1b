import { WHEELS } from '../../../games/roulette/s02-wheel.ts'
import styles from './picture.module.css'

const POCKETS = 37
const EACH = 360 / POCKETS

const around = (radius: number, angle: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180
  return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`
}

const pocketPath = (i: number): string => {
  const [from, to] = [(i - 0.5) * EACH, (i + 0.5) * EACH]
  return `M${around(78, from)}A78 78 0 0 1 ${around(78, to)}L${around(47, to)}A47 47 0 0 0 ${around(47, from)}Z`
}

/** The game's picture in the lobby. */
export const Picture = () => (
  <svg viewBox="-100 -100 200 200" className={styles.wheel} aria-hidden="true">
    <defs>
      <radialGradient id="rim">
        <stop offset="0.8" stopColor="#3a1d08" />
        <stop offset="0.9" stopColor="#7a4a20" />
        <stop offset="1" stopColor="#4d2a10" />
      </radialGradient>
      <radialGradient id="bowl">
        <stop offset="0" stopColor="#a86f2e" />
        <stop offset="1" stopColor="#4a270c" />
      </radialGradient>
    </defs>
    <circle r="99" fill="url(#rim)" />
    <circle r="82" fill="#1c0e05" stroke="#d9b56a" strokeWidth="1.5" />
    {Array.from({ length: POCKETS }, (_, i) => (
      <path
        key={pocketPath(i)}
        d={pocketPath(i)}
        fill={i === 0 ? '#136b3c' : i % 2 ? '#a71f2c' : '#17181c'}
        stroke="#e6c27199"
        strokeWidth="0.8"
      />
    ))}
    {WHEELS[37].pockets.map((number, i) => (
      <text
        key={number}
        transform={`rotate(${i * EACH}) translate(0 -67)`}
        fill="#fff"
        fontSize="9"
        fontWeight="700"
        textAnchor="middle"
      >
        {number}
      </text>
    ))}
    <circle r="62" fill="none" stroke="#e6c27199" />
    <circle r="47" fill="url(#bowl)" stroke="#d9b56a" strokeWidth="2" />
    <path d="M-26 0H26M0-26V26" stroke="#e0b75f" strokeWidth="4" strokeLinecap="round" />
    <circle r="10" fill="#e3b75c" />
    <circle cx="40" cy="-42" r="5" fill="#fff" />
  </svg>
)
