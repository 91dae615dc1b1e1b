import type { View } from '../../../client/connection.ts'

/** Which chips a patron plays with: those that show their value, or a colour of the table's own. */

export interface Colour {
  readonly kind: string
  readonly name: string
  /** What one chip of it stands for. */
  readonly worth: number
}

/** The patron's own colour, while any of it is held or lies on the table. @rule nz1:14.3(e) */
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

/** So many chips are picked up at once. */
const HANDFULS = [1, 2, 5, 10, 20, 50]

export const chipsOf = (view: View, patron: string): readonly number[] => {
  const colour = colourOf(view, patron)
  return colour ? HANDFULS.map(count => count * colour.worth) : view.sign.denominations
}
