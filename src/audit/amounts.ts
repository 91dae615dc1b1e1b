import { type Row, required, Unreadable } from './row.ts'

export type Unit = 'cents' | 'dollars'

/** `1,250.50`, `$95`, `-20` and the accountant's `(20.00)`. */
const AMOUNT = /^(\()?([-−+])?\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?\)?$/

/**
 * Reads decimal text exactly. A fraction of a cent stays in the number, so that the audit can
 * report it: no rule pays one.
 */
export const centsOf = (text: string, unit: Unit): number | undefined => {
  const found = AMOUNT.exec(text.trim())
  if (!found) return undefined
  const [, bracket, sign, whole = '', fraction = ''] = found
  const places = unit === 'dollars' ? 2 : 0
  const digits = fraction.padEnd(places, '0')
  const cents = Number(whole.replaceAll(',', '') + digits.slice(0, places))
  const rest = digits.slice(places)
  const size = /[1-9]/.test(rest) ? cents + Number(`0.${rest}`) : cents
  const isNegative = bracket !== undefined || (sign !== undefined && sign !== '+')
  return isNegative && size !== 0 ? -size : size
}

export const amountIn = (row: Row, field: string, unit: Unit): number => {
  const text = required(row, field)
  const cents = centsOf(text, unit)
  if (cents === undefined || Math.abs(cents) > Number.MAX_SAFE_INTEGER)
    throw new Unreadable(row.line, `${field}: "${text}" is no amount`)
  return cents
}

/** A stake that the rules can settle: whole cents, above 0. */
export const stakeIn = (row: Row, field: string, unit: Unit): number => {
  const stake = amountIn(row, field, unit)
  if (!Number.isSafeInteger(stake) || stake <= 0)
    throw new Unreadable(row.line, `${field}: a stake is a whole number of cents above 0`)
  return stake
}

/** The change of the patron's money: `net`, or `paid` less the stake. */
export const netIn = (row: Row, stake: number, unit: Unit): number =>
  row.cell('net') === undefined && row.cell('paid') !== undefined
    ? amountIn(row, 'paid', unit) - stake
    : amountIn(row, 'net', unit)
