import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReserved, malformedName, skeleton, tidied } from './names.ts'

describe('a name', () => {
  // biome-ignore format: a list
  test.each([
    'Ana', 'Ana 2', 'O’Brien', "D'Arcy", 'Jean-Luc', 'J. R.', 'Zoë', 'Nguyễn Văn Đức', 'Łukasz', 'Bjørn', '王小明',
    '歐陽', 'さくら', 'カタカナ', '田中さくら', '김철수', 'Иван', 'Өлзий', 'Ελένη', 'محمد', 'दीपा', 'สมชาย', 'שרה', '7', 'Player 1',
  ])('%s is allowed', name => {
    expect(malformedName(tidied(name))).toBeUndefined()
    expect(isReserved(tidied(name))).toBe(false)
  })

  // biome-ignore format: a list
  test.each([
    ['', /1 to 20/], ['x'.repeat(21), /1 to 20/], ['-Ana', /1 to 20/], ['Ana<b>', /1 to 20/], ['Ana\u200bBo', /invisible/],
    ['Ana\u202eoB', /invisible/], ['\u3164', /invisible/], ['A\u00adna', /invisible/], ['Ana\ufe0f', /invisible/], ['\u2800', /invisible/],
    ['Anа', /one script/], ['Οlga', /one script/], ['Ana王', /one script/], ['ᴅᴇᴀʟᴇʀ', /one script/], ['ꓓꓰꓮꓡꓰꓣ', /one script/],
    ['ᎠᎬᎪᏞᎬᎡ', /one script/], ['٣Ana', /1 to 20/],
  ])('%j is refused', (name, says) => {
    expect(malformedName(tidied(name))).toMatch(says)
  })

  test('is the same with other spaces and character widths', () => {
    expect(tidied('  Ana \u00a0 \t Bo ')).toBe('Ana Bo')
    expect(tidied('Ａｎａ')).toBe('Ana')
    expect(tidied('Zoe\u0308')).toBe('Zoë')
  })
})

describe('nobody can pretend to be the house', () => {
  // biome-ignore format: a list
  test.each([
    'dealer', 'DEALER', 'Dealer 2', 'dealer7', 'De a ler', 'dea1er', 'DeaIer', 'd3aler', 'Déäler', 'The House', 'Casino Royale',
    'pit-boss', 'Operator Olga', 'supervisor', 'croupier', 'adrnin', 'SYSTEM',
    'ѕуѕтем', 'саѕіпо', 'оператор', '荷官', '一號荷官', '管理員',
  ])('%s', name => {
    expect(isReserved(tidied(name))).toBe(true)
  })

  test('names may contain a reserved word inside a longer word', () => {
    for (const name of ['Houseman', 'Dealera', 'Cagey', 'Bankole', 'Hostess'])
      expect(isReserved(name)).toBe(false)
  })
})

describe('a skeleton', () => {
  test('is the same for names that look the same', () => {
    // biome-ignore format: pairs
    const alike = [
      ['Olga', 'OLGA'], ['Olga', 'O l g a'], ['Ivan', 'lvan'], ['Cas', 'Саѕ'], ['Eva', 'Ένα'],
      ['Сор', 'Cop'], ['Рета', 'Peta'], ['Оксана', 'Okcaha'], ['Burna', 'Buma'], ['Vvanda', 'Wanda'], ['Bo', 'B0'],
    ]
    for (const [one, other] of alike) expect(skeleton(one!)).toBe(skeleton(other!))
  })

  test('differs for names that look different', () => {
    const names = ['Ana', 'Ana 2', 'Anna', 'Bo', 'Cas', 'Dan', '王', '玉', 'Иван', 'Дан']
    expect(new Set(names.map(skeleton)).size).toBe(names.length)
  })

  test('ignores case, and the skeleton of a skeleton is itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 '-]{1,20}$/), name => {
        expect(skeleton(name.toUpperCase())).toBe(skeleton(name.toLowerCase()))
        expect(skeleton(skeleton(name))).toBe(skeleton(name))
      }),
    )
  })
})
