/** Icons in a box of 24 by 24. The text beside an icon says what it means. */

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.7v.1',
  undo: 'M9 7L4 12l5 5M4 12h11a5 5 0 0 1 5 5v2',
  clear: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  rebet: 'M17 3l4 4-4 4M3 11V9a2 2 0 0 1 2-2h16M7 21l-4-4 4-4M21 13v2a2 2 0 0 1-2 2H3',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2 20c0-4 3-6 7-6s7 2 7 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2.5.7 4 2.5 4 5.5',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4',
  alert: 'M12 4l9 16H3zM12 10v5M12 17.5v.1',
  check: 'M5 12l5 5L20 7',
  even: 'M5 9h14M5 15h14',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2L12 16.7 6.3 20l1.5-6.2L3 9.6 9.3 9z',
  sound: 'M4 9.5v5h4l5 4.5V5L8 9.5zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  silent: 'M4 9.5v5h4l5 4.5V5L8 9.5zM17 9.5l5 5M22 9.5l-5 5',
} as const

export type IconName = keyof typeof PATHS

/** Icons that are filled instead of outlined. */
const FULL: readonly IconName[] = ['star']

export const Icon = ({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    fill={FULL.includes(name) ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ flex: 'none' }}
  >
    <path d={PATHS[name]} />
  </svg>
)
