import type { Authority } from '../kernel/authority.ts'
import { type Denominations, isPayable } from '../kernel/chips/denominations.ts'
import type { Account, Move } from '../kernel/chips/settle.ts'
import { type Chips, chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import type { ChipKind } from '../kernel/wager.ts'
import type { GeneralEvent } from './events.ts'
import { evolveRing } from './evolve.ts'
import { askingPatron, command, type Inside, OPERATOR, presentPatron } from './law.ts'
import { MOST } from './s09-limits.ts'
import { debtPaid, isOwed } from './s11-payment/payment.ts'
import { balance, isAtTable, type Ring, recordOf } from './state.ts'

/** @rule nz1:14.3 Division 1 sections 13 and 14: buying, redeeming and exchanging chips. */

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

export const buyIn = command('buy-in', {
  mood: 'request',
  by: ['patron'],
  fields: {
    chips: field.chips,
    kind: field.optional(field.chipKind),
    paid: field.optional(field.oneOf('cash', 'chips')),
  },
  about: 'the-table',
  under: 'nz1:2.3',
  decide: (ring, { by, chips: amount, kind = 'value', paid }) => {
    const patron = askingPatron(ring, by)
    if (isRefusal(patron)) return patron
    const isWithStaff = by.through !== undefined
    if (paid !== undefined && !isWithStaff)
      return refuse('nz1:13.1(a)', 'Chips are bought here with the balance of your account.')
    if (kind.startsWith('colour:'))
      return refuse('nz1:14.3(f)', 'Ask for a colour and say what each chip is worth.')
    if (kind !== 'value' && kind !== 'promotional')
      return refuse('nz1:10.3', 'Tables do not issue such chips.')
    if (amount > MOST) return refuse('nz1:13.1(a)', 'Buy in for at most {$most}.', { most: MOST })
    return (
      notInChips(ring, amount) ?? [
        {
          is: 'ChipsBought',
          patron,
          moves: [move('cage', `stack:${patron}`, amount, kind, 'nz1:13.1(a)')],
          ...(isWithStaff && { paid: paid ?? 'cash' }),
          under: 'nz1:13.1(a)',
        },
      ]
    )
  },
})

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

/** @rule nz1:13.1 nz1:13.2 the cashier redeems value chips once debts are paid. */
export const cashOut = command('cash-out', {
  mood: 'request',
  by: ['patron'],
  fields: { chips: field.chips, kind: field.optional(field.chipKind) },
  about: 'the-table',
  under: 'nz1:2.3',
  decide: (ring, { by, chips: amount, kind = 'value' }) => {
    const patron = presentPatron(ring, by)
    if (isRefusal(patron)) return patron
    if (kind.startsWith('colour:'))
      return refuse('nz1:14.3(d)', 'Exchange colour chips for value chips at this table first.')
    if (kind !== 'value') return refuse('nz1:13.2', 'These chips can be wagered but not cashed.')
    const paid = debtPaid(ring, patron)
    const after = paid.reduce(evolveRing, ring)
    const isAll = amount > 0 && amount === balance(after, `stack:${patron}`)
    return (
      (isAll
        ? undefined
        : (notInChips(ring, amount) ??
          isOwed(ring, after, patron, amount) ??
          notEnough(after, patron, amount, kind))) ?? [
        ...paid,
        {
          is: 'ChipsRedeemed',
          patron,
          moves: [move(`stack:${patron}`, 'cage', amount, kind, 'nz1:13.1(b)')],
          under: 'nz1:13.1(b)',
        },
      ]
    )
  },
})

/** A patron keeps a colour while they are here or while chips of it are out. @rule nz1:14.3(e) */
export const holderOf = (
  ring: Ring,
  colour: string,
): { readonly patron: Patron; readonly worth: Chips } | undefined => {
  if (!Object.hasOwn(ring.colours, colour)) return undefined
  const holder = ring.colours[colour]!
  const kind: ChipKind = `colour:${colour}`
  const isOut =
    isAtTable(ring, holder.patron) ||
    ring.wagers.some(wager => wager.kind === kind) ||
    balance(ring, `unclaimed:${holder.patron}`, kind) > 0
  return isOut ? holder : undefined
}

/** @rule nz1:14.3(f) a colour is worth the minimum unless its buyer says otherwise. */
const worthOf = ({ limits }: Ring, declared: Chips | undefined): Chips =>
  declared ?? chips(Math.min(...Object.values(limits).map(({ minimum }) => minimum)))

export const buyColour = command('buy-colour', {
  mood: 'request',
  by: ['patron'],
  fields: { colour: field.word, chips: field.chips, worth: field.optional(field.chips) },
  about: 'the-table',
  under: 'nz1:2.3',
  decide: (ring, { by, colour, chips: amount, worth }, inside) => {
    const patron = askingPatron(ring, by)
    if (isRefusal(patron)) return patron
    if (!inside.allowsNonValueChips)
      return refuse('nz1:14.1', 'This game is played with chips that show their value.')
    if (!ring.config.colours.includes(colour))
      return refuse('nz1:14.3(a)', 'The colours of this table are {colours}.', {
        colours: ring.config.colours,
      })
    const holder = holderOf(ring, colour)
    if (holder && holder.patron !== patron)
      return refuse('nz1:14.3(e)', 'Somebody else plays with {colour}.', { colour })
    const each = holder?.worth ?? worthOf(ring, worth)
    if (holder && worth !== undefined && worth !== holder.worth)
      return refuse(
        'nz1:14.3(f)',
        'Your colour stays worth {$each} until you have returned all of it.',
        {
          each,
        },
      )
    const under = 'nz1:14.3(f)'
    return (
      notInChips(ring, each) ??
      notWhole(amount, each) ??
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
  },
})

const notWhole = (amount: Chips, each: Chips): Refusal | undefined =>
  amount > 0 && amount % each === 0
    ? undefined
    : refuse('nz1:14.3(f)', '{$amount} is not a whole number of {$each} chips.', { amount, each })

/** Exchanges chips of a colour for value chips of the same total. */
const exchanged = (ring: Ring, colour: string, account: Account): GeneralEvent => {
  const kind: ChipKind = `colour:${colour}`
  const under = 'nz1:14.3(d)'
  const held = chips(balance(ring, account, kind))
  const moves =
    held === 0
      ? []
      : [move(account, 'cage', held, kind, under), move('cage', account, held, 'value', under)]
  return { is: 'ColourSold', colour, moves, under }
}

/** Exchanges all colours of a patron who leaves. */
export const coloursBack = (
  ring: Ring,
  patron: Patron,
  account: Account = `stack:${patron}`,
): readonly GeneralEvent[] =>
  Object.keys(ring.colours)
    .filter(colour => ring.colours[colour]!.patron === patron)
    .map(colour => exchanged(ring, colour, account))

export const sellColour = command('sell-colour', {
  mood: 'request',
  by: ['patron'],
  fields: { colour: field.word },
  about: 'the-table',
  under: 'nz1:2.3',
  decide: (ring, { by, colour }) => {
    const patron = presentPatron(ring, by)
    if (isRefusal(patron)) return patron
    const kind: ChipKind = `colour:${colour}`
    if (!Object.hasOwn(ring.colours, colour) || ring.colours[colour]?.patron !== patron)
      return refuse('nz1:14.3(d)', 'You have no {colour} chips from this table.', { colour })
    if (ring.wagers.some(wager => wager.kind === kind))
      return refuse('nz1:14.3(d)', 'Your {colour} chips are still on the table.', { colour })
    return [exchanged(ring, colour, `stack:${patron}`)]
  },
})

/** The chips that pay a wager: its own colour, or the chips of the table. */
export const paidWith = ({ config, colours }: Ring, kind: ChipKind): Denominations => {
  const colour = kind.startsWith('colour:') ? kind.slice('colour:'.length) : undefined
  return colour !== undefined && Object.hasOwn(colours, colour)
    ? [colours[colour]!.worth]
    : config.denominations
}

/** The Division 1 reasons to refuse a wager with these chips. */
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
  if (kind === 'value') return valueRefused(ring, patron, inside) ?? notInChips(ring, amount)
  if (!inside.allowsNonValueChips)
    return refuse('nz1:14.1', 'This game is played with chips that show their value.')
  return foreignColour(ring, patron, amount, kind.slice('colour:'.length))
}

const valueRefused = (ring: Ring, patron: Patron, inside: Inside): Refusal | undefined => {
  if (!inside.allowsNonValueChips) return undefined
  if (ring.config.nonValueChipsOnly)
    return refuse('nz1:14.43', 'This table plays with colours only.')
  return recordOf(ring, patron)?.coloursOnly
    ? refuse('nz1:14.43', '{patron} plays with colours here.', { patron })
    : undefined
}

/** The operator may require colours of one player. */
export const requireColours = command('require-colours', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { patron: field.patron, required: field.flag },
  about: 'the-table',
  under: 'nz1:14.43',
  place: 'notice',
  hints: { required: { on: true } },
  decide: (ring, { patron, required }, inside) => {
    if (!inside.allowsNonValueChips)
      return refuse('nz1:14.1', 'This game is played with chips that show their value.')
    if (required && ring.config.colours.length === 0)
      return refuse('nz1:14.3(a)', 'This table has no colours.')
    return isAtTable(ring, patron)
      ? [{ is: 'ColoursRequired', patron, required, under: 'nz1:14.43' }]
      : refuse('nz1:14.43', '{patron} is not at this table.', { patron })
  },
})

const foreignColour = (
  ring: Ring,
  patron: Patron,
  amount: Chips,
  colour: string,
): Refusal | undefined => {
  const holder = Object.hasOwn(ring.colours, colour) ? ring.colours[colour] : undefined
  if (holder?.patron !== patron)
    return refuse('nz1:14.3(b)', 'These chips were not issued to you at this table.')
  return notWhole(amount, holder.worth)
}
