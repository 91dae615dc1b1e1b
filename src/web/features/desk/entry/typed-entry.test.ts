import { expect, test } from 'vitest'
import { DECK } from '../../../../kernel/card.ts'
import { type ReadResult, readCard, readDice, readNumber, restarted } from './typed-entry.ts'

/** Types a text key by key. Returns how many keys it took, and the entry that was read. */
const typed = <T>(read: (text: string) => ReadResult<T>, text: string) => {
  for (let keys = 1; keys <= text.length; keys += 1) {
    const now = read(text.slice(0, keys))
    if (now === 'wrong') return `wrong at ${keys}`
    if (now !== 'part') return [keys, now.whole] as const
  }
  return 'part'
}

test('every card of a deck is taken at its second key', () => {
  for (const card of DECK) {
    expect(typed(readCard, card.replace('10', 'T'))).toEqual([2, card])
    expect(typed(readCard, card.replace('10', '0').toLowerCase())).toEqual([2, card])
  }
  expect(typed(readCard, '10S')).toEqual([3, '10S'])
})

test('text that is not a card is refused at its first wrong key', () => {
  expect(typed(readCard, 'X')).toBe('wrong at 1')
  expect(typed(readCard, '8X')).toBe('wrong at 2')
  expect(typed(readCard, '1S')).toBe('wrong at 2')
})

const single = Array.from({ length: 37 }, (_, i) => String(i))

test('a number is taken at its last digit, or with Enter if another digit could follow', () => {
  for (const number of single) {
    const now = typed(readNumber(single), number)
    if (['0', '1', '2', '3'].includes(number)) expect(now).toBe('part')
    else expect(now).toEqual([number.length, number])
    expect(readNumber(single, true)(number)).toEqual({ whole: number })
  }
  expect(typed(readNumber(single), '07')).toEqual([2, '7'])
  expect(typed(readNumber(single), '37')).toBe('wrong at 2')
})

test('nz8:2.6 a double zero is its own number', () => {
  const double = [...single, '00']
  expect(typed(readNumber(double), '00')).toEqual([2, '00'])
  expect(readNumber(double, true)('0')).toEqual({ whole: '0' })
  expect(typed(readNumber(double), '05')).toEqual([2, '5'])
})

test('two keys enter two dice', () => {
  expect(typed(readDice, '34')).toEqual([2, [3, 4]])
  expect(typed(readDice, '3-4')).toEqual([3, [3, 4]])
  expect(typed(readDice, '37')).toBe('wrong at 2')
})

test('after a wrong key the whole entry can be typed again', () => {
  expect(restarted(readDice, '27')).toBe('')
  expect(restarted(readNumber(single), '38')).toBe('')
  expect(restarted(readCard, '8X')).toBe('')
  expect(restarted(readCard, '89')).toBe('9')
  expect(restarted(readCard, '15')).toBe('5')
})
