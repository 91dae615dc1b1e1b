import { CATALOGUE, GAMES } from '../../../../games/catalogue.ts'
import type { Authority } from '../../../../kernel/authority.ts'
import { odds } from '../../../../kernel/money.ts'
import type { AnyShape } from '../../../../kernel/shape.ts'
import type { Change } from '../../../../what-if/comparison.ts'
import type { Amendment } from '../../../../what-if/overlay.ts'

/** A change of the rules, as an inspector enters it. */

export const AMENDMENTS = ['odds', 'commission', 'outcome', 'suspended'] as const
type Kind = (typeof AMENDMENTS)[number]

export interface Draft {
  readonly book: string
  readonly election: string
  readonly value: string
  readonly clause: string
  readonly kind: Kind
  readonly amount: string
}

export const EMPTY: Draft = {
  book: '',
  election: '',
  value: '',
  clause: '',
  kind: 'odds',
  amount: '',
}

const valuesOf = (shape: AnyShape): readonly unknown[] => {
  if (shape.is === 'flag') return [true, false]
  return shape.is === 'one-of' ? shape.values : []
}

const FIELDS = GAMES.flatMap(game => Object.entries<AnyShape>(CATALOGUE[game].elections))

const choicesOf = (name: string): readonly string[] => {
  const values = FIELDS.filter(([field]) => field === name).flatMap(([, shape]) => valuesOf(shape))
  return [...new Set(values.map(each => JSON.stringify(each)))]
}

/** Elections with a few choices, and the choices of all games that have them, as JSON. */
export const ELECTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(FIELDS.map(([name]) => name))]
    .toSorted((a, b) => a.localeCompare(b))
    .map(name => [name, choicesOf(name)] as const)
    .filter(([, values]) => values.length > 0),
)

const ODDS = /^(\d+)(?::([1-9]\d*))?$/

const amendmentOf = ({ kind, amount }: Draft): Amendment | undefined => {
  if (kind === 'suspended') return 'suspended'
  if (kind === 'outcome')
    return amount === 'win' || amount === 'lose' || amount === 'stand-off'
      ? { outcome: amount }
      : undefined
  if (kind === 'commission' && amount.trim() === '0') return { commission: null }
  const [, pays, to = '1'] = ODDS.exec(amount.trim()) ?? []
  return pays === undefined ? undefined : { [kind]: odds(Number(pays), Number(to)) }
}

/** The change, or undefined if something is missing or cannot be read. */
export const changeOf = (draft: Draft): Change | undefined => {
  const { book, election, value, clause } = draft
  if (book === '' && election === '' && clause === '') return undefined
  if (election !== '' && value === '') return undefined
  const amendment = clause === '' ? undefined : amendmentOf(draft)
  if (clause !== '' && amendment === undefined) return undefined
  return {
    ...(book !== '' && { book }),
    set: election === '' ? {} : { [election]: JSON.parse(value) as unknown },
    overlay: amendment === undefined ? {} : { [clause as Authority]: amendment },
  }
}
