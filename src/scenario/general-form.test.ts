import { describe, expect, test } from 'vitest'
import type { Command } from '../kernel/game.ts'
import type { AnyShape } from '../kernel/shape.ts'
import { decodeFields } from '../protocol/decode.ts'
import { SETTINGS } from './index.ts'
import { fill } from './language/phrase.ts'
import { verbsAt } from './line-meaning.ts'

/** A value of this shape, as a scenario writes it. */
const sampleOf = (shape: AnyShape): string => {
  switch (shape.is) {
    case 'chips':
      return '12.50'
    case 'time':
      return '14:20'
    case 'flag':
      return 'yes'
    case 'card':
      return '10h'
    case 'point':
      return '3,4'
    case 'patron':
      return 'seat 1'
    case 'whole':
      return String(shape.from)
    case 'nth':
    case 'seat':
    case 'die':
    case 'declared':
      return '1'
    case 'chip-kind':
      return 'promotional'
    case 'one-of':
      return String(shape.values[0])
    case 'phrase':
      return `${shape.begins} here`
    case 'list':
      return Array.from({ length: Math.max(1, shape.fewest) }, () => sampleOf(shape.of)).join(', ')
    case 'tuple':
      return shape.of.map(sampleOf).join(', ')
    case 'either':
      return sampleOf(shape.of[0]!)
    case 'record':
      return JSON.stringify(
        Object.fromEntries(
          Object.entries(shape.fields).map(([name, each]) => [name, jsonOf(each)]),
        ),
      )
    case 'by-name':
      return JSON.stringify({ name: jsonOf(shape.of) })
    case 'internal':
      return '[]'
    default:
      return 'something'
  }
}

const jsonOf = (shape: AnyShape): unknown => {
  if (shape.is === 'record' || shape.is === 'by-name') return JSON.parse(sampleOf(shape))
  if (shape.is === 'chips') return 1250
  if (shape.is === 'whole') return shape.from
  if (shape.is === 'list') return []
  return shape.is === 'one-of' ? shape.values[0] : 'something'
}

const BY = { role: 'staff', rank: 'operator' } as const

for (const setting of SETTINGS)
  describe(`${setting.opens} ${setting.books.join(', ')}`, () => {
    const verbs = verbsAt(setting)

    test('every declared command can be said with all its fields', () => {
      for (const { does, fields } of setting.commands) {
        const entries = Object.entries(fields)
        const spoken = entries.map(([name, shape]) => `${name} ${sampleOf(shape)}`).join('; ')
        const phrase = spoken === '' ? `does ${does}` : `does ${does} with ${spoken}`
        const verb = verbs.find(({ says }) => fill(says, phrase))
        const words = verb ? fill(verb.says, phrase)! : []
        expect([phrase, verb?.mistake?.(words)]).toEqual([phrase, undefined])
        const state = { wagers: [], inner: { wagers: [] } }
        const said = verb!.does(words, { by: BY, state }) as Command
        const { by, does: name, ...rest } = said
        expect([by, name]).toEqual([BY, does])
        const sent = Object.fromEntries(entries.filter(([, { is }]) => is !== 'internal'))
        const given = Object.fromEntries(
          Object.entries(rest).filter(([field]) => Object.hasOwn(sent, field)),
        )
        expect([phrase, decodeFields(sent, given)]).toEqual([
          phrase,
          { is: 'decoded', value: given },
        ])
      }
    })

    test('no phrase hides another with the same words', () => {
      const said = verbs.map(({ who, says }) => `${who}: ${says}`)
      expect(said.filter((each, i) => said.indexOf(each) !== i)).toEqual([])
    })
  })
