import { beforeAll, expect, test } from 'vitest'
import { commitmentOf, type ShoeRecord, stackOf } from './chance.ts'
import { checkPasted } from './check.ts'

const SECRET = '5e'.repeat(32)
let shoe: ShoeRecord & { readonly secret: string }
let sealed: ShoeRecord

beforeAll(async () => {
  const told = { of: 'cards', table: 'baccarat-1', shoe: 3, decks: 8, said: [] } as const
  const commitment = await commitmentOf({ ...told, secret: SECRET })
  const stack = await stackOf({ ...told, secret: SECRET }, 100, 20)
  shoe = { ...told, commitment, secret: SECRET, cut: 100, behind: 20, out: stack.slice(0, 30) }
  sealed = { ...told, shoe: 4, commitment: 'ab'.repeat(32), out: [] }
})

const verdicts = async (text: string) => {
  const looked = await checkPasted(text, [sealed, shoe])
  return looked.is === 'records' ? looked.all.map(({ verdict }) => verdict?.is) : looked.is
}

test('one record, several records, and one that is still sealed', async () => {
  expect(await verdicts(JSON.stringify(shoe))).toEqual(['checked'])
  expect(await verdicts(JSON.stringify([sealed, shoe]))).toEqual([undefined, 'checked'])
})

test('an exchanged card is named by its position', async () => {
  const out = shoe.out.with(16, shoe.out[17]!)
  const looked = await checkPasted(JSON.stringify({ ...shoe, out }), [])
  expect(looked).toMatchObject({
    all: [{ verdict: { is: 'wrong-card', place: 17, came: shoe.out[17], due: shoe.out[16] } }],
  })
})

test('a noted commitment is found among those of the table, or reported as unknown', async () => {
  expect(await verdicts(` ${shoe.commitment.toUpperCase()}\n`)).toEqual(['checked'])
  expect(await verdicts(sealed.commitment)).toEqual([undefined])
  expect(await verdicts('0'.repeat(64))).toBe('unknown-seal')
})

test('any other text is reported as such', async () => {
  for (const text of ['', '{}', '[]', 'null', JSON.stringify({ ...shoe, secret: 'no' })])
    expect(await verdicts(text), text).toBe('unreadable')
})
