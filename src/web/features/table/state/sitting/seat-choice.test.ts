import { expect, test } from 'vitest'
import type { Answer, Ask, Connection } from '../../../../client/connection.ts'
import { sitAndBuy } from './seat-choice.ts'

const TAKEN: Answer = { refused: { under: 'nz1:6.0', says: 'Seat {seat} is taken.' } }
const PRIVATE: Answer = { refused: { under: 'nz1:7.2', says: 'This is a private table.' } }

/** A table whose view still shows three free seats, and how it answers for each. */
const table = (answers: Readonly<Record<number, Answer>>) => {
  const sent: Ask[] = []
  const told: Answer[] = []
  const send = async (what: Ask): Promise<Answer> => {
    sent.push(what)
    return answers[what.seat as number] ?? { done: 1 }
  }
  const seats = [1, 2, 3].map(seat => ({ seat, patron: null }))
  const connection = { moment: () => ({ view: { seats } }), send } as unknown as Connection
  const ask = async (what: Ask): Promise<boolean> => {
    const answer = await send(what)
    if (!('done' in answer)) told.push(answer)
    return 'done' in answer
  }
  return { sent, told, sits: (seat?: number) => sitAndBuy(connection, ask, { seat, chips: 500 }) }
}

const sits = (seat: number) => ({ does: 'sit', seat })
const BUYS = { does: 'buy-in', chips: 500 }

test('a patron who chose no seat gets the next one if another patron was quicker', async () => {
  const { sent, told, sits: sitsAt } = table({ 1: TAKEN })
  expect(await sitsAt()).toBe(true)
  expect(sent).toEqual([sits(1), sits(2), BUYS])
  expect(told, 'no refusal to read').toEqual([])
})

test('a patron gets the seat of their choice or none, and buys no chips without one', async () => {
  const { sent, told, sits: sitsAt } = table({ 1: TAKEN })
  expect(await sitsAt(1)).toBe(false)
  expect(sent).toEqual([sits(1)])
  expect(told).toEqual([TAKEN])
})

test('another refusal, or the last seat, is told', async () => {
  const closed = table({ 1: PRIVATE, 2: PRIVATE, 3: PRIVATE })
  expect(await closed.sits()).toBe(false)
  expect(closed.told).toEqual([PRIVATE])
  const full = table({ 1: TAKEN, 2: TAKEN, 3: TAKEN })
  expect(await full.sits()).toBe(false)
  expect(full.sent).toEqual([sits(1), sits(2), sits(3)])
  expect(full.told).toEqual([TAKEN])
})
