import type { AnyShape, Fields } from '../kernel/shape.ts'

/** The JSON Schema of a shape, for the API documents and for programs that check what they send. */

export type Schema = Readonly<Record<string, unknown>>

const WORD = { type: 'string', minLength: 1, maxLength: 64 }
const COORDINATE = { type: 'number', minimum: -10_000, maximum: 10_000 }
const POINT = {
  type: 'object',
  properties: { x: COORDINATE, y: COORDINATE },
  required: ['x', 'y'],
  additionalProperties: false,
}
const CHIPS = { type: 'integer', minimum: 1, description: 'whole cents' }

export const fieldsSchema = (fields: Fields): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name, schemaOf(shape)]),
  ),
  required: Object.keys(fields).filter(name => !fields[name]!.optional),
  additionalProperties: false,
})

const arraySchema = (shape: Extract<AnyShape, { is: 'list' | 'tuple' }>): Schema =>
  shape.is === 'list'
    ? { type: 'array', items: schemaOf(shape.of), minItems: shape.fewest, maxItems: shape.most }
    : {
        type: 'array',
        prefixItems: shape.of.map(schemaOf),
        items: false,
        minItems: shape.of.length,
        maxItems: shape.of.length,
      }

export const schemaOf = (shape: AnyShape): Schema => {
  switch (shape.is) {
    case 'text':
      return { type: 'string', minLength: 1, maxLength: shape.longest }
    case 'word':
    case 'patron':
    case 'wager':
    case 'spot':
    case 'called':
      return WORD
    case 'whole':
      return { type: 'integer', minimum: shape.from, maximum: shape.to }
    case 'nth':
      return { type: 'integer', minimum: 0, maximum: shape.of - 1 }
    case 'seat':
      return { type: 'integer', minimum: 1, maximum: 100 }
    case 'die':
      return { type: 'integer', minimum: 1, maximum: 1000 }
    case 'declared':
      return { type: 'integer', minimum: 1 }
    case 'time':
      return { type: 'integer', minimum: 1, description: 'milliseconds since 1970' }
    case 'chips':
      return CHIPS
    case 'internal':
      return { not: {} }
    case 'flag':
      return { type: 'boolean' }
    case 'card':
      return { type: 'string', pattern: '^(A|[2-9]|10|J|Q|K)[CDHS]$' }
    case 'chip-kind':
      return { type: 'string', pattern: '^(value|promotional|colour:.{1,64})$' }
    case 'point':
      return POINT
    case 'one-of':
      return { enum: shape.values }
    case 'phrase':
      return { type: 'string', pattern: `^${shape.begins} .{1,64}$` }
    case 'list':
    case 'tuple':
      return arraySchema(shape)
    case 'record':
      return fieldsSchema(shape.fields)
    case 'by-name':
      return { type: 'object', additionalProperties: schemaOf(shape.of) }
    case 'either':
      return { anyOf: shape.of.map(schemaOf) }
  }
}
