import type { AnyShape, Fields } from '../kernel/shape.ts'

/** Describes a field in a few words, for the reference pages. */

const quoted = (values: readonly (string | number)[]): string =>
  values.map(value => JSON.stringify(value)).join(' or ')

const SIMPLE: Readonly<Partial<Record<AnyShape['is'], string>>> = {
  word: 'text of 64',
  patron: 'name of a patron',
  wager: 'id of a wager',
  spot: 'name of a wager',
  seat: 'seat',
  time: 'milliseconds since 1970',
  chips: 'cents',
  flag: 'true or false',
  card: 'card',
  'chip-kind': '"value" or "promotional" or "colour:…"',
  point: '{x, y}',
  die: 'number of a die',
  called: 'name of a wager',
  declared: 'number of a called wager',
}

const shapeText = (shape: AnyShape): string => {
  switch (shape.is) {
    case 'text':
      return `text of ${shape.longest}`
    case 'whole':
      return shape.to >= 1e9 ? `from ${shape.from}` : `${shape.from} to ${shape.to}`
    case 'nth':
      return `0 to ${shape.of - 1}`
    case 'one-of':
      return quoted(shape.values)
    case 'phrase':
      return `"${shape.begins} …"`
    case 'list':
      return `[${shape.fewest} to ${shape.most} × ${shapeText(shape.of)}]`
    case 'tuple':
      return `[${shape.of.map(shapeText).join(', ')}]`
    case 'record':
      return `{${fieldsText(shape.fields)}}`
    case 'by-name':
      return `{NAME: ${shapeText(shape.of)}}`
    case 'either':
      return shape.of.map(shapeText).join(' or ')
    default:
      return SIMPLE[shape.is] ?? ''
  }
}

export const fieldsText = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, { is }]) => is !== 'internal')
    .map(([name, shape]) => `${name}${shape.optional ? '?' : ''}: ${shapeText(shape)}`)
    .join('; ')
