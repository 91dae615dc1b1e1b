import type { AnyShape, Fields } from '../kernel/shape.ts'

/** The JSON Schema of a shape, for the API documentation and for clients. */

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

type Describing<K extends AnyShape['is']> = (shape: Extract<AnyShape, { readonly is: K }>) => Schema

const word = (): Schema => WORD
const whole = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })

const SCHEMAS: { readonly [K in AnyShape['is']]: Describing<K> } = {
  text: ({ longest }) => ({ type: 'string', minLength: 1, maxLength: longest }),
  word,
  patron: word,
  wager: word,
  spot: word,
  called: word,
  whole: ({ from, to }) => whole(from, to),
  nth: ({ of }) => whole(0, of - 1),
  seat: () => whole(1, 100),
  die: () => whole(1, 1000),
  declared: () => ({ type: 'integer', minimum: 1 }),
  time: () => ({ type: 'integer', minimum: 1, description: 'milliseconds since 1970' }),
  chips: () => CHIPS,
  internal: () => ({ not: {} }),
  flag: () => ({ type: 'boolean' }),
  card: () => ({ type: 'string', pattern: '^(A|[2-9]|10|J|Q|K)[CDHS]$' }),
  'chip-kind': () => ({ type: 'string', pattern: '^(value|promotional|colour:.{1,64})$' }),
  point: () => POINT,
  'one-of': ({ values }) => ({ enum: values }),
  phrase: ({ begins }) => ({ type: 'string', pattern: `^${begins} .{1,64}$` }),
  list: ({ of, fewest, most }) => ({
    type: 'array',
    items: schemaOf(of),
    minItems: fewest,
    maxItems: most,
  }),
  tuple: ({ of }) => ({
    type: 'array',
    prefixItems: of.map(schemaOf),
    items: false,
    minItems: of.length,
    maxItems: of.length,
  }),
  record: ({ fields }) => fieldsSchema(fields),
  'by-name': ({ of }) => ({ type: 'object', additionalProperties: schemaOf(of) }),
  either: ({ of }) => ({ anyOf: of.map(schemaOf) }),
}

export const schemaOf = (shape: AnyShape): Schema =>
  (SCHEMAS[shape.is] as Describing<AnyShape['is']>)(shape)
