import ts from 'typescript'

/** Turns TypeScript types into JSON schemas. Interfaces and aliases become shared definitions. */

export type Schema = Readonly<Record<string, unknown>>

const ANYTHING: Schema = { $ref: '#/components/schemas/Anything' }

/** Spelled out, so that generated types are a union and not empty. */
const ANY_JSON: Schema = {
  description: 'Any JSON. What it holds depends on the game or the command.',
  anyOf: [
    { type: 'object', additionalProperties: ANYTHING },
    { type: 'array', items: ANYTHING },
    ...['string', 'number', 'boolean', 'null'].map(type => ({ type })),
  ],
}

/** Clauses and rulings are too many to list, so this is a pattern. */
const AUTHORITY: Schema = {
  type: 'string',
  pattern: '^[a-z0-9-]+:\\S+$',
  description: 'A clause such as nz5:9.4, or a ruling.',
}
/** Only the type of all authorities has more. */
const MOST_VALUES = 200
const CENTS: Schema = { type: 'integer', minimum: 0, description: 'Whole cents.' }

const KNOWN: Readonly<Record<string, Schema>> = {
  Authority: AUTHORITY,
  Clause: AUTHORITY,
  Ruling: AUTHORITY,
  Chips: CENTS,
  Fraction: { type: 'string' },
}

export class Converter {
  readonly definitions: Record<string, Schema> = { Anything: ANY_JSON }
  readonly #checker: ts.TypeChecker
  readonly #names = new Map<ts.Type, string>()

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  schemaOf(type: ts.Type): Schema {
    const alias = type.aliasSymbol?.name
    if (alias !== undefined && Object.hasOwn(KNOWN, alias)) return KNOWN[alias]!
    const name = this.#nameOf(type)
    if (name === undefined) return this.#plain(type)
    const known = this.#names.get(type)
    if (known) return { $ref: `#/components/schemas/${known}` }
    const free = this.#free(name, type)
    this.#names.set(type, free)
    this.definitions[free] = {}
    this.definitions[free] = this.#plain(type)
    return { $ref: `#/components/schemas/${free}` }
  }

  /** The name of an object or union type, if it has one. */
  #nameOf(type: ts.Type): string | undefined {
    if (this.#checker.isArrayLikeType(type)) return undefined
    if (type.isIntersection() && !type.aliasSymbol) return this.#nameOf(type.types[0]!)
    const isNamed = isObject(type) || (type.isUnion() && type.aliasSymbol !== undefined)
    const symbol = isNamed ? (type.aliasSymbol ?? type.getSymbol()) : undefined
    if (!symbol || symbol.name.startsWith('__') || BUILT_IN.has(symbol.name)) return undefined
    const given = type.aliasTypeArguments ?? this.#argumentsOf(type)
    const parts = given.map(each => this.#nameOf(each) ?? '').filter(Boolean)
    return [symbol.name, ...parts].join('Of')
  }

  #argumentsOf(type: ts.Type): readonly ts.Type[] {
    const isReference = 'target' in type
    return isReference ? this.#checker.getTypeArguments(type as ts.TypeReference) : []
  }

  /** If two types have the same name, the second gets the name of its folder. */
  #free(name: string, type: ts.Type): string {
    if (!Object.hasOwn(this.definitions, name)) return name
    const declared = (type.aliasSymbol ?? type.getSymbol())?.declarations?.[0]
    const folder = declared?.getSourceFile().fileName.split('/').at(-2) ?? ''
    let free = `${folder.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}${name}`
    for (let n = 2; Object.hasOwn(this.definitions, free); n += 1) free = `${name}${n}`
    return free
  }

  #plain(type: ts.Type): Schema {
    if (type.isUnion()) return this.#union(type.types)
    if (type.flags & ts.TypeFlags.StringLike) return literal(type, 'string')
    if (type.flags & ts.TypeFlags.NumberLike) return literal(type, 'number')
    if (type.flags & ts.TypeFlags.BooleanLike)
      return type.flags & ts.TypeFlags.BooleanLiteral
        ? { const: this.#checker.typeToString(type) === 'true' }
        : { type: 'boolean' }
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.isIntersection() && type.types.some(each => each.flags & ts.TypeFlags.NumberLike))
      return CENTS
    if (this.#checker.isTupleType(type)) return this.#tuple(type)
    if (this.#checker.isArrayType(type))
      return { type: 'array', items: this.schemaOf(this.#argumentsOf(type)[0]!) }
    return isObject(type) ? this.#object(type) : ANYTHING
  }

  #tuple(type: ts.Type): Schema {
    const parts = this.#argumentsOf(type).map(each => this.schemaOf(each))
    const items = either(parts)
    return { type: 'array', items, minItems: parts.length, maxItems: parts.length }
  }

  #union(types: readonly ts.Type[]): Schema {
    const given = types.filter(each => !(each.flags & ts.TypeFlags.Undefined))
    const booleans = given.filter(each => each.flags & ts.TypeFlags.BooleanLiteral)
    const others = given.filter(
      each => !each.isStringLiteral() && !each.isNumberLiteral() && !booleans.includes(each),
    )
    const values = given.flatMap(each =>
      each.isStringLiteral() || each.isNumberLiteral() ? [each.value] : [],
    )
    const parts = [
      ...(values.length > MOST_VALUES ? [AUTHORITY] : values.length > 0 ? [{ enum: values }] : []),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map(each => this.#plain(each))),
      ...others.map(each => this.schemaOf(each)),
    ]
    return either(parts)
  }

  #object(type: ts.Type): Schema {
    const index = this.#checker.getIndexTypeOfType(type, ts.IndexKind.String)
    const members = this.#checker.getPropertiesOfType(type).filter(({ name }) => !/^__/.test(name))
    const required = members.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
    return {
      type: 'object',
      ...(members.length > 0 && {
        properties: Object.fromEntries(members.map(member => [member.name, this.#member(member)])),
      }),
      ...(required.length > 0 && { required: required.map(({ name }) => name) }),
      ...(index && {
        additionalProperties: index.flags & ts.TypeFlags.Never ? false : this.schemaOf(index),
      }),
    }
  }

  #member(member: ts.Symbol): Schema {
    const schema = this.schemaOf(this.#checker.getTypeOfSymbol(member))
    const comment = ts.displayPartsToString(member.getDocumentationComment(this.#checker))
    return comment === '' ? schema : { ...schema, description: comment.replaceAll(/\s+/g, ' ') }
  }
}

// biome-ignore format: a list
const BUILT_IN = new Set([
  'Record', 'Readonly', 'Partial', 'Omit', 'Pick', 'Extract', 'Array', 'NonNullable',
])

const either = (parts: readonly Schema[]): Schema => {
  const distinct = [...new Map(parts.map(part => [JSON.stringify(part), part])).values()]
  return distinct.length === 1 ? distinct[0]! : { anyOf: distinct }
}

const isObject = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection()

const literal = (type: ts.Type, is: 'string' | 'number'): Schema =>
  type.isLiteral() ? { const: type.value } : { type: is }
