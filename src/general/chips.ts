import type { Authority } from '../kernel/authority.ts'
import { isPayable } from '../kernel/denominations.ts'
import { type Chips, chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../kernel/refusal.ts'
import type { Account, Move } from '../kernel/settle.ts'
import type { ChipKind } from '../kernel/wager.ts'
import { asking, type Inside, type Law } from './law.ts'
import { MOST } from './limits.ts'
import { balance, type Ring } from './state.ts'

/** Division 1 sections 13 and 14: chips of four kinds, bought, redeemed and exchanged. */

const move = (
  from: Account,
  to: Account,
  amount: Chips,
  kind: ChipKind,
  under: Authority,
): Move => ({ from, to, chips: amount, kind, under })

/** @rule nz1:10.3 nz1:11.2 chips come in the table's denominations. */
const notInChips = ({ config }: Ring, amount: Chips): Refusal | undefined =>
  amount > 0 && isPayable(amount, config.denominations)
    ? undefined
    : refuse('nz1:10.3', '{$amount} cannot be made up of the chips of this table.', { amount })

export const buyIn: Law<'buy-in'> = (ring, { by, chips: amount, kind = 'value' }) => {
  const patron = asking(ring, by)
  if (isRefusal(patron)) return patron
  if (kind.startsWith('colour:'))
    return refuse('nz1:14.3(f)', 'Ask for a colour and say what each chip is worth.')
  if (amount > MOST) return refuse('nz1:13.1(a)', 'Buy in for at most {$most}.', { most: MOST })
  return (
    notInChips(ring, amount) ?? [
      {
        is: 'ChipsBought',
        patron,
        moves: [move('cage', `stack:${patron}`, amount, kind, 'nz1:13.1(a)')],
        under: 'nz1:13.1(a)',
      },
    ]
  )
}

export const notEnough = (
  ring: Ring,
  patron: Patron,
  amount: number,
  kind: ChipKind,
): Refusal | undefined => {
  const held = balance(ring, `stack:${patron}`, kind)
  return held < amount
    ? refuse('nz1:10.3', 'You have {$held} in these chips, not {$amount}.', { held, amount })
    : undefined
}

/** @rule nz1:13.1 nz1:13.2 the cashier does not redeem promotional chips. */
export const cashOut: Law<'cash-out'> = (ring, { by, chips: amount, kind = 'value' }) => {
  const patron = asking(ring, by)
  if (isRefusal(patron)) return patron
  if (kind === 'promotional')
    return refuse('nz1:13.2', 'Promotional chips are for wagering and are not redeemed.')
  if (kind.startsWith('colour:'))
    return refuse('nz1:14.3(d)', 'Colours are handed back at this table for chips with a value.')
  if (amount <= 0) return refuse('nz1:13.1(b)', 'Say how much you want to redeem.')
  return (
    notEnough(ring, patron, amount, kind) ?? [
      {
        is: 'ChipsRedeemed',
        patron,
        moves: [move(`stack:${patron}`, 'cage', amount, kind, 'nz1:13.1(b)')],
        under: 'nz1:13.1(b)',
      },
    ]
  )
}

/** @rule nz1:14.3(f) a colour is worth the minimum unless its buyer says otherwise. */
const worthOf = ({ limits }: Ring, declared: Chips | undefined): Chips =>
  declared ?? chips(Math.min(...Object.values(limits).map(({ minimum }) => minimum)))

export const buyColour: Law<'buy-colour'> = (
  ring,
  { by, colour, chips: amount, worth },
  inside,
) => {
  const patron = asking(ring, by)
  if (isRefusal(patron)) return patron
  if (!inside.allowsNonValueChips)
    return refuse('nz1:14.1', 'This game is played with chips that show their value.')
  if (!ring.config.colours.includes(colour))
    return refuse('nz1:14.3(a)', 'The colours of this table are {colours}.', {
      colours: ring.config.colours.join(', '),
    })
  const holder = Object.hasOwn(ring.colours, colour) ? ring.colours[colour] : undefined
  if (holder && holder.patron !== patron)
    return refuse('nz1:14.3(e)', 'Somebody else plays with {colour}.', { colour })
  const each = holder?.worth ?? worthOf(ring, worth)
  if (holder && worth !== undefined && worth !== holder.worth)
    return refuse('nz1:14.3(f)', 'Your chips are worth {$each} while any of them is out.', { each })
  if (each <= 0 || amount <= 0 || amount % each !== 0)
    return refuse('nz1:14.3(f)', '{$amount} is no number of chips of {$each}.', { amount, each })
  const under = 'nz1:14.3(f)'
  return (
    notEnough(ring, patron, amount, 'value') ?? [
      {
        is: 'ColourBought',
        patron,
        colour,
        worth: each,
        moves: [
          move(`stack:${patron}`, 'cage', amount, 'value', 'nz1:13.1(a)'),
          move('cage', `stack:${patron}`, amount, `colour:${colour}`, 'nz1:13.1(a)'),
        ],
        under,
      },
    ]
  )
}

export const sellColour: Law<'sell-colour'> = (ring, { by, colour }) => {
  const patron = asking(ring, by)
  if (isRefusal(patron)) return patron
  const kind: ChipKind = `colour:${colour}`
  if (!Object.hasOwn(ring.colours, colour) || ring.colours[colour]?.patron !== patron)
    return refuse('nz1:14.3(d)', 'You hold no {colour} chips of this table.', { colour })
  if (ring.wagers.some(wager => wager.kind === kind))
    return refuse('nz1:14.3(d)', 'Your {colour} chips are still on the table.', { colour })
  const held = chips(balance(ring, `stack:${patron}`, kind))
  return [
    {
      is: 'ColourSold',
      colour,
      moves: [
        move(`stack:${patron}`, 'cage', held, kind, 'nz1:14.3(d)'),
        move('cage', `stack:${patron}`, held, 'value', 'nz1:14.3(d)'),
      ],
      under: 'nz1:14.3(d)',
    },
  ]
}

/** What Division 1 has against wagering these chips here. */
export const chipsRefused = (
  ring: Ring,
  patron: Patron,
  amount: Chips,
  kind: ChipKind,
  inside: Inside,
): Refusal | undefined => {
  if (kind === 'promotional')
    return ring.config.promotionalChips
      ? notInChips(ring, amount)
      : refuse('nz1:14.2', 'Promotional chips are not taken at this table.')
  if (kind.startsWith('tournament:')) return notInChips(ring, amount)
  if (kind === 'value')
    return ring.config.nonValueChipsOnly
      ? refuse('nz1:14.43', 'This table plays with colours only.')
      : notInChips(ring, amount)
  if (!inside.allowsNonValueChips)
    return refuse('nz1:14.1', 'This game is played with chips that show their value.')
  return foreignColour(ring, patron, amount, kind.slice('colour:'.length))
}

const foreignColour = (
  ring: Ring,
  patron: Patron,
  amount: Chips,
  colour: string,
): Refusal | undefined => {
  const holder = Object.hasOwn(ring.colours, colour) ? ring.colours[colour] : undefined
  if (holder?.patron !== patron)
    return refuse('nz1:14.3(b)', 'These chips were not issued to you at this table.')
  return amount > 0 && amount % holder.worth === 0
    ? undefined
    : refuse('nz1:14.3(f)', '{$amount} is no number of chips of {$each}.', {
        amount,
        each: holder.worth,
      })
}
