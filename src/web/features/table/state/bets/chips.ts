import type { View } from '../../../../client/connection.ts'
import { balanceOf } from '../announcements/announcements.ts'

/** The chips a patron plays with: value chips, or colour chips of the table. */

export interface Colour {
  readonly kind: string
  readonly name: string
  /** The value of one chip, in cents. */
  readonly worth: number
}

/** The patron's colour, while they have any in hand or on the table. @rule nz1:14.3(e) */
export const colourOf = ({ mine, sign, wagers }: View, patron: string): Colour | undefined => {
  const held = Object.entries(mine?.stack ?? {})
    .filter(([, sum]) => (sum ?? 0) > 0)
    .map(([kind]) => kind)
  const laid = wagers.filter(wager => wager.patron === patron).map(({ kind }) => kind)
  const kind = [...held, ...laid].find(each => each.startsWith('colour:'))
  const name = kind?.slice('colour:'.length)
  const worth = name === undefined ? undefined : sign.colours[name]
  return kind && name && worth ? { kind, name, worth } : undefined
}

/** How many colour chips a patron can pick up at once. */
const HANDFULS = [1, 2, 5, 10, 20, 50]

export const chipsOf = (view: View, patron: string): readonly number[] => {
  const colour = colourOf(view, patron)
  return colour ? HANDFULS.map(count => count * colour.worth) : view.sign.denominations
}

/** The game's rules for the chip selected at first. */
export interface FirstChip {
  readonly firstLimit: string
  readonly chipStep?: (view: View) => number
}

/** The smallest chip allowed on every main area, and one that the patron can afford if possible. */
export const firstChip = (
  view: View,
  patron: string,
  { firstLimit, chipStep }: FirstChip,
): number => {
  const chips = chipsOf(view, patron)
  const { limits, multiplesOfMinimum } = view.sign
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = limits[firstLimit] ?? {}
  const step = chipStep?.(view) ?? 1
  const held = balanceOf(view) || Number.POSITIVE_INFINITY
  const isTaken = (chip: number): boolean =>
    chip >= minimum &&
    chip <= maximum &&
    chip % step === 0 &&
    (!multiplesOfMinimum || chip % minimum === 0)
  return (
    chips.find(chip => isTaken(chip) && chip <= held) ??
    chips.find(isTaken) ??
    chips.findLast(chip => chip <= maximum) ??
    chips[0]!
  )
}
