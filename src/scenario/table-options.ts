import type { Limit, Limits, TableConfig } from '../general/state.ts'
import type { AnyShape, Fields } from '../kernel/shape.ts'
import { type OptionSpecs, type Options, option } from './language/options.ts'
import { money } from './language/phrase.ts'

/** The options that every table has. */
export const TABLE_OPTIONS: OptionSpecs = {
  seats: option('{number}', 'number of seats'),
  standing: option('{yes|no}', 'patrons may play standing'),
  minimum: option('{money}', 'lowest wager of every kind'),
  maximum: option('{money}', 'highest wager of every kind'),
  step: option('{money}', 'increment of every wager'),
  limits: option('{limits-by-kind}', 'limits of single kinds of wager'),
  chips: option('{amounts}', 'values of the chips that the table has'),
  colours: option('{words}', 'colours of the non-value chips'),
  'non-value-only': option('{yes|no}', 'only non-value chips are taken'),
  promotional: option('{yes|no}', 'promotional chips are taken'),
  multiples: option('{yes|no}', 'wagers must be multiples of the minimum'),
  unpayable: option('{refused|taken}', 'a wager that the chips cannot pay'),
  'one-table': option('{yes|no}', 'a patron may wager at one table only'),
}

/** The same limit for every kind of wager, with exceptions. */
const limitsOf = (
  limits: Limits,
  options: Options,
  standard: Limit,
  spared: readonly string[],
): Limits => {
  const minimum = options.get('minimum')
  const maximum = options.get('maximum')
  const step = options.get('step')
  const common = {
    ...(minimum && { minimum: money(minimum) }),
    ...(maximum && { maximum: money(maximum) }),
    ...(step && { step: money(step) }),
  }
  const own = Object.fromEntries(
    (options.get('limits')?.split(',') ?? []).map(each => {
      const [kind = '', range = ''] = each.split(':')
      const [low = '', high = ''] = range.split('-')
      return [kind, { minimum: money(low), maximum: money(high) }]
    }),
  )
  return Object.fromEntries(
    Object.entries({ ...limits, ...own }).map(([kind, limit]) => [
      kind,
      own[kind] ?? (spared.includes(kind) ? limit : { ...standard, ...common }),
    ]),
  )
}

/** `spared`: the kinds of wager that do not have the table's limits. */
export const withTableOptions = <El>(
  config: TableConfig<El>,
  options: Options,
  standard: Limit,
  spared: readonly string[] = [],
): TableConfig<El> => {
  const flag = (name: string, before: boolean) =>
    options.has(name) ? options.get(name) === 'yes' : before
  const seats = options.get('seats')
  return {
    ...config,
    seats: seats === undefined ? config.seats : Number(seats),
    standing: flag('standing', config.standing),
    limits: limitsOf(config.limits, options, standard, spared),
    denominations: options.get('chips')?.split(',').map(money) ?? config.denominations,
    colours: options.get('colours')?.split(',') ?? config.colours,
    nonValueChipsOnly: flag('non-value-only', config.nonValueChipsOnly),
    promotionalChips: flag('promotional', config.promotionalChips),
    multiplesOfMinimum: flag('multiples', config.multiplesOfMinimum),
    refusesUnpayable: options.has('unpayable')
      ? options.get('unpayable') === 'refused'
      : config.refusesUnpayable,
    oneTableOnly: flag('one-table', config.oneTableOnly ?? false),
  }
}

const VALUES: Readonly<Partial<Record<AnyShape['is'], string>>> = {
  flag: '{yes|no}',
  chips: '{money}',
  whole: '{number}',
  text: '{word}',
  word: '{word}',
}

const placeholderOf = (shape: AnyShape): string | undefined =>
  shape.is === 'one-of' ? `{${shape.values.join('|')}}` : VALUES[shape.is]

const taken = (shape: AnyShape, word: string): unknown => {
  if (shape.is === 'flag') return word === 'yes'
  if (shape.is === 'chips') return money(word)
  if (shape.is === 'whole') return Number(word)
  const isNumber = shape.is === 'one-of' && shape.values.some(each => typeof each === 'number')
  return isNumber ? Number(word) : word
}

/** `perfectPair` is written `perfect-pair`. */
const spoken = (name: string): string =>
  name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** The options for a game's elections. `names` has those with another spelling. */
export const electionOptions = (
  elections: Fields,
  names: Readonly<Record<string, string>> = {},
) => {
  const said = Object.entries(elections).flatMap(([name, shape]) => {
    const value = placeholderOf(shape)
    return value === undefined ? [] : [{ name, shape, value, word: names[name] ?? spoken(name) }]
  })
  const options: OptionSpecs = Object.fromEntries(
    said.map(({ name, word, value }) => [word, option(value, `election: ${name}`)]),
  )
  const elected = (given: Options): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      said.flatMap(({ name, shape, word }) => {
        const chosen = given.get(word)
        return chosen === undefined ? [] : [[name, taken(shape, chosen)]]
      }),
    )
  return { options, elected }
}
